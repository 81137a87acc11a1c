"""What is in the box: `components` reads a file, with `printed` and `checking`; `box` counts it,
and `fitting` tries whether its tiles can be laid."""
