## What every game shares

move-roll = Roll { $die }
