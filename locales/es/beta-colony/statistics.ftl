## Beta Colony: what statistics count it by

beta-colony-by-board = Por tablero
beta-colony-board-1 = Tablero 1
beta-colony-board-2 = Tablero 2
beta-colony-board-3 = Tablero 3
beta-colony-board-4 = Tablero 4
beta-colony-board-5 = Tablero 5
