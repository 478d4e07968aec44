"""Where units start in the scenarios of summer 1920 by the index of the cards: copied by hand, not from the box.

A line a place: its name, or a town and a way from it, and the units there; `-` weakened, `--` a cadre.
"""

SETUPS = {
    "D": """
        Łomża: pl-7rbp-
        Augustów SW: pl-9bp-
        Białystok: pl-8dp- pl-11dp-
        Krynki S: pl-17dp
        Bielsk Podl. NE: pl-10dp
        Bielsk Podl.: pl-1dlb-
        Czeremcha: pl-2dlb--
        Prużana NW: pl-2dpleg-
        Prużana: pl-14dp pl-15dp-
        Kobryń: pl-4dp
        Janów Poleski: pl-9dp
        Brześć: pl-16dp pl-21dgor- pl-pp1
        Kowel: ua-6d pl-3bk pl-art1
        Łuck NW: pl-7dp-
        Beresteczko NW: pl-1dpleg pl-3dpleg pl-1dk- pl-6bk
        Kamionka Strum.: pl-6dp-
        Zamość: pl-7bk pl-2bk pl-4bk-
        Brody SW: pl-18dp pl-10bp
        Złoczów: pl-13dp-
        Tarnopol: pl-12dp
        Czortków: ua-2d ua-3d
        Czortków SE: ua-4d- ua-1d-
        Lwów: pl-lwow pl-pp2 pl-mot
        Augustów: su-10dk su-15dk su-164bs
        Grodno: su-12ds su-53ds su-33ds-
        Sokółka: su-18ds- su-54ds
        Krynki: su-11ds su-16ds
        Wołkowysk N: su-4ds- su-16bk su-art
        Wołkowysk: su-5ds- su-6ds su-21ds su-56ds-
        Prużana NE: su-2ds- su-10ds
        Bereza: su-8ds su-17ds-
        Słonim: su-27ds su-kauk su-sp
        Baranowicze: su-ppw1
        Lida: su-ppw2
        Pińsk: su-57ds su-komb
        Łuck N: su-7ds- su-44ds- su-58ds su-baszk-
        Łuck: su-25ds su-24ds
        Równe: su-17dk- su-pps1
        Płoskirów: su-pps2
        Beresteczko: su-6dk su-14dk
        Brody: su-4dk su-11dk su-bs su-spka
        Krzemieniec: su-45ds su-47ds- su-8dk
        Tarnopol NE: su-60ds su-kot
        Tarnopol SE: su-41ds
    """,
    "E": """
        Wilno: pl-2dlb
        Święciany: pl-10dp pl-7rbp
        Postawy NW: pl-17dp
        Postawy SW: pl-8dp- pl-1bk
        Wilejka: pl-3dpleg pl-1dlb-
        Mołodeczno: pl-5dp pl-pp1
        Zembin SW: pl-4dp
        Borysów: pl-2dpleg
        Ihumeń: pl-15dp
        Bobrujsk: pl-14dp
        Kalenkowicze: pl-9dp
        Czarnobyl: pl-bgor pl-7bk
        Kijów: pl-1dpleg ua-6d pl-art1
        Fastów: pl-3bk pl-mot
        Biała Cerkiew: pl-7dp
        Korosteń: pl-6dp
        Skwira: pl-1dk
        Koziatyn: pl-pp2
        Lipowiec: pl-13dp
        Lipowiec SW: pl-12dp
        Tulczyn: pl-18dp
        Wapniarka: ua-2d ua-3d-
        Lwów: pl-lwow
        Postawy N: su-18ds su-164bs su-12ds
        Postawy: su-53ds su-5ds
        Postawy SE: su-56ds
        Wilejka NE: su-6ds
        Dokszyce S: su-4ds su-11ds
        Dokszyce: su-15dk
        Głębokie: su-29ds
        Borysów NE: su-2ds
        Borysów SE: su-17ds- su-21ds
        Berezyna: su-8ds- su-10ds
        Kalenkowicze NE: su-57ds-
        Orsza: su-ppw1
        Czernihów SW: su-25ds su-baszk
        Czernihów: su-47ds-
        Kijów NE: su-7ds
        Kijów SE: su-58ds
        Nieżyn: su-pps1
        Kaniów: su-17dk-
        Czerkasy: su-pps2
        Biała Cerkiew SE: su-44ds- su-45ds su-kot
        Skwira S: su-4dk su-14dk su-bs su-spka
        Lipowiec SE: su-6dk su-11dk-
        Hajsyn: su-60ds-
        Wapniarka SE: su-41ds-
    """,
    "F": """
        Dzisna: pl-7rbp pl-9bp
        Głębokie N: pl-8dp
        Głębokie NE: pl-10dp
        Głębokie: pl-17dp pl-1bk
        Dokszyce: pl-1dlb
        Dokszyce SE: pl-11dp
        Mołodeczno: pl-pp1
        Wilno: pl-2dlb
        Borysów NW: pl-4dp
        Borysów: pl-2dpleg
        Ihumeń: pl-15dp
        Bobrujsk: pl-14dp
        Kalenkowicze NW: pl-9dp
        Łuniniec: pl-16dp
        Sarny: pl-1dpleg pl-3bk pl-art1
        Sarny S: pl-7dp- ua-6d
        Równe NE: pl-bgor
        Równe: pl-3dpleg pl-7bk- pl-mot
        Ostróg: pl-6dp-
        Dubno: pl-1dk pl-6bk pl-10bp
        Starokonstantynów: pl-18dp
        Derażnia: pl-13dp-
        Żmerynka NW: pl-12dp
        Płoskirów: pl-pp2
        Mohylów Podolski NW: ua-2d ua-3d
        Kamieniec Podolski: ua-4d- ua-1d-
        Lwów: pl-lwow
        Dzisna NE: su-10dk su-15dk su-164bs su-12ds
        Dzisna SE: su-18ds su-53ds su-11ds su-54ds
        Lepel N: su-4ds su-16ds su-33ds su-art
        Lepel: su-5ds su-6ds su-21ds su-56ds
        Borysów NE: su-2ds su-27ds
        Borysów SE: su-17ds su-16bk
        Berezyna: su-10ds su-8ds
        Mohylew: su-kauk
        Orsza: su-ppw1
        Witebsk: su-ppw2
        Kalenkowicze: su-57ds su-komb
        Owrucz: su-47ds-
        Olewsk: su-7ds su-58ds
        Zwiahel NW: su-25ds su-baszk
        Zwiahel: su-44ds su-17dk-
        Korosteń: su-pps1
        Winnica: su-pps2
        Ostróg NE: su-4dk su-11dk su-bs
        Ostróg SE: su-6dk su-14dk su-spka
        Lubar: su-45ds
        Chmielnik: su-8dk su-24ds
        Żmerynka: su-60ds su-kot
        Mohylów Podolski: su-41ds
    """,
    "G": """
        Grudziądz: pl-207pp
        Toruń: pl-205pp pl-1rbp pl-pp3
        Płock: pl-206pp
        Płońsk: pl-18dp pl-22do pl-8bk pl-2bk
        Modlin: pl-17dp- pl-9dp pl-7rbp pl-syb
        Warszawa: pl-11dp- pl-8dp- pl-15dp pl-10dp pl-1dlb
        Warszawa S: pl-4dp pl-3bo pl-2rbp pl-art2
        Kozienice: pl-2dpleg-
        Radom: pl-2dlb- pl-art1
        Dęblin: pl-14dp pl-pp1 pl-sp
        Kock: pl-16dp pl-21dgor
        Lubartów: pl-1dpleg pl-4bk-
        Lublin: pl-3dpleg pl-jaw
        Chełm: pl-7dp- pl-bb
        Krasnystaw: ua-6d- pl-jak
        Zamość: pl-3bk pl-4bo pl-213pp
        Lwów N: pl-13dp pl-7bk pl-6bk
        Lwów: pl-lwow pl-moao pl-1dk pl-6dp-
        Lwów SE: pl-5dp- pl-9bk
        Lwów SE2: pl-12dp
        Przemyśl: pl-pp2 pl-mot
        Stanisławów: ua-2d ua-3d
        Stanisławów NE: ua-1d-
        Stryj: ua-4d-
        Lipno: su-10dk su-15dk
        Brodnica: su-12ds su-164bs
        Sierpc: su-18ds su-53ds
        Działdowo SW: su-54ds
        Przasnysz: su-4ds- su-33ds-
        Płońsk NE: su-11ds su-16ds-
        Modlin NE: su-5ds- su-6ds
        Wyszków: su-56ds-
        Warszawa NE: su-21ds su-27ds su-2ds-
        Warszawa SE: su-10ds- su-17ds- su-sp
        Garwolin: su-8ds-
        Siedlce: su-kauk su-16bk su-art
        Białystok: su-ppw1
        Brześć: su-ppw2
        Kock N: su-57ds-
        Kock NE: su-komb
        Włodawa: su-58ds
        Włodawa SE: su-7ds- su-baszk-
        Hrubieszów: su-25ds- su-44ds-
        Włodzimierz Woł.: su-24ds su-17dk-
        Równe: su-pps1
        Tarnopol: su-pps2
        Lwów NE: su-4dk su-6dk su-14dk su-spka
        Lwów NE2: su-11dk- su-bs su-45ds
        Złoczów SE: su-47ds- su-60ds
        Tarnopol S: su-8dk su-kot
        Czortków: su-41ds-
    """,
    "H": """
        Suwałki: pl-17dp pl-syb
        Suwałki S: pl-1dpleg pl-1dlb pl-2bk pl-4bk
        Sokółka: pl-21dgor pl-22do
        Krynki: pl-3dpleg
        Białystok: pl-art1 pl-sp pl-pp1
        Wołkowysk SW: pl-2dpleg-
        Prużana NW: pl-15dp
        Kobryń: pl-14dp pl-16dp
        Brześć: pl-11dp- pl-pp2
        Kobryń S: pl-18dp pl-bb
        Kowel: pl-7dp- pl-jaw
        Grodno NE: su-5ds-
        Grodno: su-6ds su-56ds-
        Lida: su-2ds su-33ds- su-sp
        Wołkowysk N: su-21ds su-27ds su-kauk su-art
        Wołkowysk: su-11ds su-16ds su-17ds-
        Słonim: su-4ds-
        Prużana: su-8ds- su-10ds
        Bereza: su-48ds
        Janów Poleski: su-57ds- su-17dk
        Pińsk: su-55ds su-komb
        Stolin: su-58ds-
        Baranowicze: su-ppw1
        Mołodeczno: su-ppw2
        Mińsk: su-16bk-
        Suwałki NE: lt-2d
        Orany: lt-3d
        Wilno: lt-1d
    """,
}

MOVED = {
    "E": {"su-8ds": "Berezyna NE", "su-10ds": "Berezyna NE", "su-41ds": "Hajsyn SW"},
    "F": {"su-8ds": "Berezyna NE", "su-10ds": "Berezyna NE"},
    "G": {"pl-206pp": "Włocławek"},
    "H": {"su-komb": "Stolin"},
}
"""Units that our grid and the balance of the scenario put elsewhere than the index."""

ABSENT = {"H": ("su-58ds",)}
"""Units of the index that the card leaves out, for balance."""

OTHER_STATE = {
    "D": "su-11dk- pl-1dk pl-6dp su-53ds- su-11ds- su-6ds- su-21ds- su-10ds- su-8ds- su-57ds- su-25ds- "
    "su-45ds- su-60ds- su-41ds-",
    "E": "su-57ds su-60ds",
    "F": "su-11dk- pl-7dp pl-6dp pl-13dp su-17ds- su-8ds- su-57ds- su-58ds- su-25ds- su-44ds- su-45ds- "
    "su-24ds- su-60ds- su-41ds- su-53ds- su-11ds- su-6ds- su-21ds- su-2ds-",
    "H": "pl-2dpleg pl-11dp pl-7dp",
}
"""Units whose strength at the start was changed for balance: states of divisions are a reconstruction."""


def expected(scenario: str) -> dict[str, tuple[str, int]]:
    """For each unit its place and how many losses it has taken."""
    found: dict[str, tuple[str, int]] = {}
    for line in SETUPS[scenario].strip().splitlines():
        place, _, units = line.strip().partition(": ")
        found |= {unit.rstrip("-"): (place, unit.count("-") - unit.rstrip("-").count("-")) for unit in units.split()}
    for unit, place in MOVED.get(scenario, {}).items():
        found[unit] = (place, found[unit][1])
    for told in OTHER_STATE.get(scenario, "").split():
        unit = told.rstrip("-")
        found[unit] = (found[unit][0], told.count("-") - unit.count("-"))
    return {unit: where for unit, where in found.items() if unit not in ABSENT.get(scenario, ())}
