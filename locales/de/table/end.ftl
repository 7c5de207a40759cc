## The end

records-best = Dein Bestwert: { $points }
records-best-new = Neuer Bestwert: { $points }
records-wins-alone = Siege allein: { $n }
records-wins-people = Siege unter Menschen am Gerät: { $n }
records-wins-level = Siege gegen „{ $level }“: { $n }
