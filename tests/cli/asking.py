"""Asks a nursery for a start of the program, waits for its end, and ends likewise.

A program of its own, so that tests can treat it like the real one. It needs nothing but Python and
so starts in a hundredth of a second.
"""

import marshal
import os
import signal
import socket
import sys


def main(address: str, arguments: list[str]) -> int:
    request = marshal.dumps((arguments, dict(os.environ), os.getcwd()))  # noqa: PTH109 (nothing more is imported)
    with socket.socket(socket.AF_UNIX) as nursery:
        nursery.connect(address)
        socket.send_fds(nursery, [b"."], [0, 1, 2])
        nursery.sendall(len(request).to_bytes(4, "big") + request)
        end = nursery.recv(4, socket.MSG_WAITALL)
    if not end:
        sys.exit("The nursery is gone.")
    return int.from_bytes(end, "big", signed=True)


if __name__ == "__main__":
    code = main(sys.argv[1], sys.argv[2:])
    if code < 0:
        signal.signal(-code, signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    os._exit(code)
