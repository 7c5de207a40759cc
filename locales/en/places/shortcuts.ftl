## Shortcuts

keys = Keyboard
keys-everywhere = Everywhere
keys-table = At the table
keys-replay = Replay
keys-help = Show this list
keys-next = Next or previous choice
keys-walk = Move among the choices
keys-number = Choose by number
keys-confirm = Choose or confirm
keys-escape = Cancel the choice, back to now
keys-undo = Undo
keys-play = Play and pause
keys-off = Single-letter shortcuts are turned off in the settings.

hint-ask = What would the Hard bot do?

readout = Read the board
menu = Menu

back-one = One step back
forth-one = One step forward
redo = Redo
undo-turn = Back to the start of the turn
