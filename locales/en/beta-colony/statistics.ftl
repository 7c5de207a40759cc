## Beta Colony: what statistics count it by

beta-colony-by-board = By board
beta-colony-board-1 = Board 1
beta-colony-board-2 = Board 2
beta-colony-board-3 = Board 3
beta-colony-board-4 = Board 4
beta-colony-board-5 = Board 5
