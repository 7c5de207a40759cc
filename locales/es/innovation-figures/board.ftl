## The board and what it says before something is done

innovation-only-karma = sin dogma: vale su karma
innovation-inspires = { $colour }: { $n ->
    [one] un efecto de inspiración
   *[other] { $n } efectos de inspiración
 }
innovation-inspire-order = Efectos de inspiración en su orden
innovation-decrees = Decretos
    .en = Decrees
innovation-decrees-rule = Un decreto pide figuras de tres valores en la mano, una de ellas de su color, o dos cualesquiera si un karma lo permite. Cuesta toda la mano y es un logro. Si lo tiene otro, solo vuelve al centro: para quedárselo hay que decretarlo otra vez.
innovation-decree-costs = { $n ->
    [one] por { $n } carta
   *[other] por { $n } cartas
 }
innovation-decree-breaks = { $n ->
    [one] al centro, { $n } carta
   *[other] al centro, { $n } cartas
 }
innovation-karma-instead = { $name ->
    [You] Tu karma, { $card }, en vez de { $trigger }
   *[other] Karma de { $name }, { $card }, en vez de { $trigger }
 }
innovation-karma-before = { $name ->
    [You] Tu karma, { $card }, antes de { $trigger }
   *[other] Karma de { $name }, { $card }, antes de { $trigger }
 }
innovation-karma-of = { $name ->
    [You] Tu karma: { $card }
   *[other] Karma de { $name }: { $card }
 }
innovation-karma-can = { $name ->
    [You] Tu karma, { $card }, puede intervenir: { $text }
   *[other] { $card } de { $name } puede intervenir: { $text }
 }
innovation-karma-warning = puede intervenir un karma
innovation-stage-karma = { $name ->
    [You] Tu karma
   *[other] Karma: { $name }
 }
innovation-stage-inspire = { $name ->
    [You] Tu efecto de inspiración
   *[other] Efecto de inspiración: { $name }
 }
innovation-within-karma = Interviene mientras se ejecuta { $card }
innovation-will-fade = { $n } figuras superiores: todas menos una se desvanecen y se puntúan

## Lo último que se hizo

innovation-last-claimed = { $name ->
    [You] Has reclamado { $card } como logro
   *[other] { $name } ha reclamado { $card } como logro
 }
innovation-last-inspire = { $name ->
    [You] Has inspirado el { $colour }
   *[other] { $name } ha inspirado el { $colour }
 }
innovation-last-decree = { $name ->
    [You] Has promulgado el decreto { $decree }
   *[other] { $name } ha promulgado el decreto { $decree }
 }
