"""Small games with known answers, on which the kernel is proved. They are not part of the catalogue."""
