"""Asks the fork server for a start of the program, waits for its end, and ends with its exit code.

A program of its own, so that tests can treat it like the real one. It imports nothing but the
standard library and starts in a hundredth of a second.
"""

import marshal
import os
import signal
import socket
import sys


def main(address: str, arguments: list[str]) -> int:
    request = marshal.dumps((arguments, dict(os.environ), os.getcwd()))  # noqa: PTH109 (nothing more is imported)
    with socket.socket(socket.AF_UNIX) as server:
        server.connect(address)
        socket.send_fds(server, [b"."], [0, 1, 2])
        server.sendall(len(request).to_bytes(4, "big") + request)
        exit_code = server.recv(4, socket.MSG_WAITALL)
    if not exit_code:
        sys.exit("The fork server is gone.")
    return int.from_bytes(exit_code, "big", signed=True)


if __name__ == "__main__":
    code = main(sys.argv[1], sys.argv[2:])
    if code < 0:
        signal.signal(-code, signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    os._exit(code)
