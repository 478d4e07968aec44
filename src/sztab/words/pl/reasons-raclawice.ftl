# Czym kieruje się oficer, słowami
raclawice-measure-points = punkty zwycięstwa według rachunku bota
raclawice-aim-march = cel: { $about }
raclawice-aim-melee = do walki wręcz: { $about }
raclawice-aim-fire = cel: { $about }
raclawice-part-nearness = { $sign ->
        [plus] bliżej wroga, którego trzeba pokonać
       *[minus] dalej od wroga
    }
raclawice-part-attacks = { $sign ->
        [plus] lepsze ataki następnym razem
       *[minus] słabsze ataki następnym razem
    }
raclawice-part-leader = { $sign ->
        [plus] bliżej swojego dowódcy
       *[minus] dalej od swojego dowódcy
    }
raclawice-part-escort = { $sign ->
        [plus] osłania własne działa
       *[minus] zostawia działa bez osłony
    }
raclawice-part-jammed = { $sign ->
        [plus] zostawia wolną drogę odwrotu
       *[minus] zamyka innym drogę odwrotu
    }
raclawice-part-under-fire = { $sign ->
        [plus] mniej pod ogniem wroga
       *[minus] bardziej pod ogniem wroga
    }
raclawice-part-danger = { $sign ->
        [plus] mniejsza groźba ataku
       *[minus] większa groźba ataku
    }
raclawice-part-shots = { $sign ->
        [plus] dobry strzał
       *[minus] rezygnacja ze strzału
    }
raclawice-part-shots-at = { $sign ->
        [plus] dobry strzał: { $about }
       *[minus] rezygnacja ze strzału: { $about }
    }
raclawice-part-melee = { $sign ->
        [plus] obiecująca walka wręcz
       *[minus] słabe widoki w walce wręcz
    }
raclawice-part-melee-at = { $sign ->
        [plus] obiecująca walka wręcz: { $about }
       *[minus] słabe widoki w walce wręcz: { $about }
    }
raclawice-part-way = { $sign ->
        [plus] łączy się tam z innymi
       *[minus] ogień i reakcje po drodze
    }
raclawice-part-command = { $sign ->
        [plus] dowodzi większą częścią wojsk
       *[minus] dowodzi mniejszą częścią wojsk
    }
raclawice-part-exposed = { $sign ->
        [plus] dowódca bezpieczniejszy
       *[minus] dowódca w niebezpieczeństwie
    }
raclawice-part-to-do = { $sign ->
        [plus] jego wojska mają co robić
       *[minus] jego wojska nie mają co robić
    }
raclawice-part-place = { $sign ->
        [plus] lepsze miejsce i front
       *[minus] gorsze miejsce i front
    }
raclawice-part-abreast = ramię w ramię strzelają razem, a działa trafiają tylko jeden oddział
raclawice-part-top = silniejszy oddział na wierzchu przyjmie ogień
raclawice-part-guns = bateria znajdzie lepszy cel
raclawice-part-arrival = wprowadza oddziały na mapę
raclawice-part-square = czworobok zatrzymuje kawalerię
raclawice-part-shot-kept = strzał nic nie kosztuje
raclawice-part-counter = { $sign ->
        [plus] obiecujący kontratak
       *[minus] słabe widoki kontrataku
    }
raclawice-part-coming = { $sign ->
        [plus] unika nadchodzącego ataku
       *[minus] atak i tak nadejdzie
    }
raclawice-part-ground = { $sign ->
        [plus] utrzymuje teren
       *[minus] oddaje teren
    }
raclawice-part-given-up = { $sign ->
        [plus] zostaje na miejscu
       *[minus] opuszcza miejsce
    }
raclawice-part-score = { $sign ->
        [plus] zdobyte punkty zwycięstwa
       *[minus] stracone punkty zwycięstwa
    }
raclawice-part-motion = { $sign ->
        [plus] ruch jeszcze trwa
       *[minus] ruch skończony
    }
raclawice-part-end = { $sign ->
        [plus] wygrywa bitwę
       *[minus] przegrywa bitwę
    }
raclawice-part-troops = { $sign ->
        [plus] oddziały wracają do walki
       *[minus] straty w oddziałach
    }
raclawice-part-troops-at = { $sign ->
        [plus] { $about } wraca do walki
       *[minus] { $about } ponosi straty
    }
raclawice-part-enemy-troops = { $sign ->
        [plus] wróg ponosi straty
       *[minus] oddziały wroga wracają
    }
raclawice-part-enemy-troops-at = { $sign ->
        [plus] straty wroga: { $about }
       *[minus] wraca do walki: { $about } (wróg)
    }
raclawice-part-leaders = { $sign ->
        [plus] dowódca włącza się do walki
       *[minus] twój dowódca pada
    }
raclawice-part-leaders-at = { $sign ->
        [plus] { $about } włącza się do walki
       *[minus] { $about } pada
    }
raclawice-part-enemy-leaders = { $sign ->
        [plus] pada wrogi dowódca
       *[minus] wrogi dowódca włącza się do walki
    }
raclawice-part-enemy-leaders-at = { $sign ->
        [plus] pada wrogi dowódca: { $about }
       *[minus] wrogi dowódca w walce: { $about }
    }
raclawice-stake-points = { $sign ->
        [plus] zysk: około { $size } pkt zwycięstwa
       *[minus] strata: około { $size } pkt zwycięstwa
    }
