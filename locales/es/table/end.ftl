## The end

records-best = Tu récord: { $points }
records-best-new = Nuevo récord: { $points }
records-wins-alone = Victorias en solitario: { $n }
records-wins-people = Victorias contra personas aquí: { $n }
records-wins-level = Victorias contra { $level }: { $n }
end-replay = Repetición
end-compared = Para comparar
end-reasons = Por qué se perdió
end-remarks = Lo que habría hecho Fácil
reason-both = { $one }; { $other }
reason-fall = { $place }: tu probabilidad de ganar cayó de un { $from } % a un { $to } %, más o menos
reason-fall-what = { $fall }. { $name }: { $what }
reason-points = Adónde fueron los puntos
reason-source = { $source }: { $name } { $other }, tú { $own }
reason-turn = El turno más caro
reason-undone = Lo que quedó por hacer
reason-untouched = { $source }: { $name } { $other }, tú nada
picture-moment = { $name }, { $place }: { $what }
remark-chance = Elegiste «{ $own }». Fácil habría elegido «{ $other }»: tu probabilidad de ganar sería un { $n } % mayor, más o menos.
remark-none = Fácil habría elegido casi lo mismo que tú. ¡Bien jugado!
remark-points = Elegiste «{ $own }». Fácil habría elegido «{ $other }»: { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} más, más o menos.
