## Storage

storage-used = { $used } usados de unos { $room }
storage-used-label = Espacio usado
storage-others = Otras páginas de esta dirección ocupan { $used }. Comparten el espacio.
storage-caches = La propia página ocupa { $used } para funcionar sin conexión. Eso se cuenta aparte.
storage-nearly-full = El espacio está casi lleno. Guarda todo como archivo y luego borra las partidas que ya no necesites.
# As in English.
size-kb = { $n } KB
# As in English.
size-mb = { $n } MB

lasting = Cuánto tiempo se conserva
lasting-yes = El navegador conserva todo hasta que lo borres.
lasting-no = El navegador puede borrar partidas por su cuenta si al dispositivo le falta espacio.
lasting-refused = El navegador no lo ha prometido. Suele hacerlo cuando la página está instalada o se ha usado durante unos días.
lasting-unknown = Este navegador no puede decir cuánto tiempo conserva las partidas. Guarda todo como archivo de vez en cuando.
lasting-safari = Safari borra lo que guarda una página tras siete días sin visitarla. Añade Fireside a la pantalla de inicio para evitarlo.
lasting-ask = Pedir que lo conserve

everything = Todo en un archivo
everything-note = Todas las partidas, estadísticas y ajustes: como copia de seguridad o para pasar a otro dispositivo. Importar un archivo nunca sobrescribe nada.
everything-save = Guardar todo
everything-open = Importar un archivo
everything-unreadable = no es una copia de seguridad de Fireside
everything-newer = lo guardó una versión más nueva de Fireside. Recarga la página para obtenerla.
everything-too-large = es demasiado grande
everything-no-file = no se puede leer
everything-not-taken = No se ha podido importar el archivo: { $why }
everything-stats-damaged = las del archivo están dañadas.
everything-stats-own = las de este dispositivo están dañadas. Restablécelas antes en su página.
taken-new = { $n ->
    [0] Ninguna partida nueva
    [one] { $n } partida importada
   *[other] { $n } partidas importadas
}
taken-same = { $n ->
    [one] { $n } partida ya estaba aquí
   *[other] { $n } partidas ya estaban aquí
}
taken-copies = { $n ->
    [one] { $n } partida es distinta de la de aquí: se ha añadido como otra más
   *[other] { $n } partidas son distintas de las de aquí: se han añadido como otras más
}
taken-results = { $n ->
    [0] Ningún resultado nuevo en las estadísticas
    [one] { $n } resultado añadido a las estadísticas
   *[other] { $n } resultados añadidos a las estadísticas
}
taken-results-not = No se han importado las estadísticas: { $why }
taken-settings = Ajustes importados
taken-to-look-at = { $n ->
    [one] { $n } de ellas solo se puede mirar:
   *[other] { $n } de ellas solo se pueden mirar:
}
taken-refused = { $n ->
    [one] { $n } partida rechazada:
   *[other] { $n } partidas rechazadas:
}
taken-one = «{ $name }»: { $why }

old-note = Las partidas terminadas que se jugaron por última vez hace más de 30 días se pueden borrar de una vez. Sus resultados siguen en las estadísticas.
old-delete = { $n ->
    [one] Borrar { $n } partida antigua terminada
   *[other] Borrar { $n } partidas antiguas terminadas
}
old-deleted = { $n ->
    [one] { $n } partida borrada.
   *[other] { $n } partidas borradas.
}

bin = Borradas
bin-note = Lo que borras se puede recuperar durante dos semanas, o hasta que haga falta su espacio.
bin-back = Recuperar
bin-back-label = Recuperar «{ $name }»
bin-empty = Borrar todo esto para siempre
bin-count = Borradas: { $n }
nothing-kept = Ahora mismo este navegador no guarda nada: lo nuevo se pierde al cerrar la página. Guárdalo en un archivo o libera espacio.

## Installing by hand, and the way over

install-how = Pon Fireside en tu pantalla de inicio
install-ios-1 = Toca el botón de compartir en la barra de Safari; en versiones recientes está tras los tres puntos.
install-ios-2 = Elige «Añadir a pantalla de inicio», más abajo en la lista.
install-ios-3 = Toca «Añadir». Fireside se abrirá como cualquier otra aplicación.
install-other-1 = Toca el botón de compartir: está junto a la dirección o en el menú del navegador.
install-elsewhere-1 = Abre primero esta página en Safari: desde otra aplicación no se puede añadir.
install-android-1 = Abre el menú del navegador.
install-android-2 = Elige «Instalar» o «Añadir app a la pantalla de inicio».
install-way-over = La aplicación de la pantalla de inicio tiene su propio almacenamiento. Guarda aquí todo primero; abre después la aplicación una vez con conexión hasta que diga «Listo para jugar sin conexión» e importa allí el archivo, en «Almacenamiento».
installed-apart = Esta aplicación guarda sus partidas aparte del navegador. Lo que jugaste allí pasa como archivo: guarda todo en el navegador e importa aquí el archivo, en «Almacenamiento».
