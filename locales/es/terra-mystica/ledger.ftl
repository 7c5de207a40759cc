## Terra Mystica: matches as ledgers

terra-mystica-ledger = Registro
terra-mystica-ledger-title = Partida registrada
terra-mystica-ledger-line = la línea { $line } del registro no se puede jugar: { $reason }
terra-mystica-ledger-row = la fila { $row } del registro sale distinta aquí: { $reason }
terra-mystica-ledger-wrong = el registro no se puede jugar: { $reason }
terra-mystica-ledger-setup = la preparación está incompleta o no encaja: de 2 a 5 facciones de colores distintos, seis losetas de puntuación y bastantes cartas de bonificación
terra-mystica-ledger-unknown = no se entiende «{ $text }»
terra-mystica-ledger-refused = «{ $text }» no se puede hacer aquí
terra-mystica-ledger-offered = «{ $text }» no encaja: la oferta ({ $faction }) es de { $power } de poder
terra-mystica-ledger-misplaced = «{ $text }» está en sitios distintos en las líneas y en las filas
terra-mystica-ledger-unfinished = acaba antes de que todo esté hecho
terra-mystica-ledger-state = { $faction }: { $what }: { $recorded } en el registro, { $here } aquí
terra-mystica-ledger-quantity = { $n ->
    [1] monedas
    [2] trabajadores
    [3] sacerdotes
    [4] poder en el cuenco I
    [5] poder en el cuenco II
    [6] poder en el cuenco III
    [7] pasos en fuego
    [8] pasos en agua
    [9] pasos en tierra
    [10] pasos en aire
   *[other] puntos
}
