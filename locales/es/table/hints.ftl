## Hints and chances

chances = Probabilidad de ganar
chances-bar = Probabilidad de ganar: { $chances }
chances-curve = Probabilidad de ganar a lo largo de la partida
chances-moments = { $done } de { $of }
chances-team = { $names } y { $last }
chances-of = { $name } { $chance } %
chances-progress = Momentos ya calculados
hint-best = El bot difícil haría esto; probabilidad de ganar: alrededor del { $chance } %
hint-brings = Lo mejor que aporta algo; probabilidad de ganar: alrededor del { $chance } %
hint-choice = { $what }; probabilidad de ganar: alrededor del { $chance } %
hint-drop = Cerrar la pista
hint-other = Probabilidad de ganar: alrededor del { $chance } %
hint-thinking = Buscando una pista
hint-title = Qué haría el bot difícil
key-hint = I
# As in English.
hint-twin = { $what } ({ $detail })

## What a choice would bring

brings-nothing = { $costs ->
    [yes] ahora no aportaría nada
   *[no] ahora no haría nada
}
asks-for-nothing = { $nothing }. { $ask }
rest-hidden = el resto depende de lo que aún no se sabe
change-of = { $name }: { $what }
rest-decided = { $name ->
    [You] luego decides tú
   *[other] luego decide { $name }
}
