## Beta Colony: what statistics count it by

beta-colony-by-board = Nach Tableau
beta-colony-board-1 = Tableau 1
beta-colony-board-2 = Tableau 2
beta-colony-board-3 = Tableau 3
beta-colony-board-4 = Tableau 4
beta-colony-board-5 = Tableau 5
