# Czym kieruje się oficer, słowami
west-measure-steps = 1 to jedna strata, czyli osłabienie pełnej jednostki, w rachunku bota
west-measure-factors = współczynniki frontu według rachunku bota
west-aim-march = potem marsz: { $about }
west-aim-turn = potem zwrot: { $about }
west-aim-ride = cel: { $about }
west-aim-rail = cel: { $about }
west-part-attack = { $sign ->
        [plus] lepszy atak
       *[minus] rezygnacja z ataku
    }
west-part-attack-at = { $sign ->
        [plus] atak na heks: { $about }
       *[minus] rezygnacja z ataku na heks: { $about }
    }
west-part-danger = { $sign ->
        [plus] mniejsza groźba ataku
       *[minus] większa groźba ataku
    }
west-part-danger-at = { $sign ->
        [plus] mniejsza groźba: { $about }
       *[minus] większa groźba: { $about }
    }
west-part-nearness = { $sign ->
        [plus] bliżej miasta do zdobycia
       *[minus] dalej od miast do zdobycia
    }
west-part-town = { $sign ->
        [plus] zielone miasto
       *[minus] utrata zielonego miasta
    }
west-part-town-at = { $sign ->
        [plus] zielone miasto: { $about }
       *[minus] utrata zielonego miasta: { $about }
    }
west-part-depot = { $sign ->
        [plus] strzeże magazynu
       *[minus] zostawia magazyn bez straży
    }
west-part-depot-at = { $sign ->
        [plus] strzeże magazynu: { $about }
       *[minus] zostawia magazyn bez straży: { $about }
    }
west-part-supply = { $sign ->
        [plus] wraca do zaopatrzenia
       *[minus] traci zaopatrzenie
    }
west-part-supply-at = { $sign ->
        [plus] w zaopatrzeniu: { $about }
       *[minus] bez zaopatrzenia: { $about }
    }
west-part-capital = { $sign ->
        [plus] stolica lepiej strzeżona
       *[minus] stolica gorzej strzeżona
    }
west-part-capital-at = { $sign ->
        [plus] strzeże: { $about }
       *[minus] słabsza straż: { $about }
    }
west-part-prussia = { $sign ->
        [plus] omija Prusy Wschodnie
       *[minus] internowanie w Prusach Wschodnich
    }
west-part-company = { $sign ->
        [plus] stoi razem z innymi
       *[minus] stoi samotnie
    }
west-part-arms = { $sign ->
        [plus] piechota z kawalerią lub artylerią
       *[minus] piechota bez kawalerii i artylerii
    }
west-part-raid = zajmuje magazyn lub dowództwo wroga
west-part-raid-at = { $sign ->
        [plus] zajmuje magazyn lub dowództwo: { $about }
       *[minus] zajmuje magazyn lub dowództwo: { $about }
    }
west-part-tired = { $sign ->
        [plus] oszczędza konie
       *[minus] długa jazda może zmęczyć konie
    }
west-part-command = { $sign ->
        [plus] dowodzi większą częścią wojsk
       *[minus] dowodzi mniejszą częścią wojsk
    }
west-part-exposure = { $sign ->
        [plus] bezpieczniej przed wrogiem
       *[minus] w zasięgu wroga
    }
west-part-escort = { $sign ->
        [plus] ma przy sobie wojsko
       *[minus] nie ma przy sobie wojska
    }
west-part-reach = { $sign ->
        [plus] zaopatrzenie sięga dalej
       *[minus] zaopatrzenie sięga bliżej
    }
west-part-orders = { $sign ->
        [plus] zostaje więcej punktów na żetony aktywacji
       *[minus] zostaje mniej punktów na żetony aktywacji
    }
west-part-points-kept = zachowuje punkty dla osłabionych jednostek
west-part-nearest-enemy = { $sign ->
        [plus] front do najbliższego wroga
       *[minus] tyłem do najbliższego wroga
    }
west-part-crowded = { $sign ->
        [plus] dość miejsca
       *[minus] brak miejsca: o jednostkę za dużo
    }
west-part-crowded-at = { $sign ->
        [plus] dość miejsca: { $about }
       *[minus] brak miejsca: { $about }
    }
west-part-ground = { $sign ->
        [plus] utrzymuje teren
       *[minus] oddaje teren
    }
west-part-card = { $sign ->
        [plus] karta pomaga tobie
       *[minus] karta pomaga wrogowi
    }
west-part-beside = { $sign ->
        [plus] tuż przy twoich stosach
       *[minus] z dala od twoich stosów
    }
west-part-height = { $sign ->
        [plus] wysoki stos: jest się czego dowiedzieć
       *[minus] niski stos
    }
west-part-far-behind = leży za daleko z tyłu, by kogoś zmylić
west-part-looks-higher = { $sign ->
        [plus] słaby stos blisko wroga wygląda na silniejszy
       *[minus] silny stos nie potrzebuje pustego żetonu
    }
west-part-factors = { $sign ->
        [plus] odzyskane współczynniki frontu
       *[minus] utracone współczynniki frontu
    }
west-part-followers = { $sign ->
        [plus] więcej jednostek zajmuje heks
       *[minus] mniej jednostek zajmuje heks
    }
west-part-contact = { $sign ->
        [plus] frontem do wroga, gotowe do ataku
       *[minus] bez styczności albo przeciw zbyt wielu
    }
west-part-cover = { $sign ->
        [plus] dobry teren do obrony
       *[minus] słaby teren do obrony
    }
west-part-enemy-losses = { $sign ->
        [plus] wróg traci jednostki
       *[minus] wróg odzyskuje jednostki
    }
west-part-troops = { $sign ->
        [plus] zysk siły
       *[minus] utrata siły
    }
west-part-troops-at = { $sign ->
        [plus] { $about } zyskuje na sile
       *[minus] { $about } traci siłę
    }
west-stake-towns = { $sign ->
        [plus] zysk w zielonych miastach: około { $size }
       *[minus] strata w zielonych miastach: około { $size }
    }
