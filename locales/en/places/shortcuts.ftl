## Shortcuts

keys = Keyboard
keys-everywhere = Everywhere
keys-table = At the table
keys-replay = Replay
keys-help = Show this list
keys-next = Next or previous thing that can be chosen
keys-walk = Go to what can be chosen
keys-number = Choose what has this number
keys-confirm = Choose or confirm
keys-escape = Drop the choice, back to now
keys-undo = Undo
keys-play = Play and pause
keys-off = Shortcuts with single letters are switched off in the settings.

hint-ask = What would Hard do?

readout = Read the board
menu = Menu

back-one = One step back
forth-one = One step forward
redo = Do again
undo-turn = Back to the start of the turn
