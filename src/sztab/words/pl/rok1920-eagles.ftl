# Co mówi tylko Nest of Eagles
rok1920-modifier-support-attacks = atakujące jednostki wsparcia
rok1920-modifier-support-defends = broniące się jednostki wsparcia
rok1920-refusal-train-own-rails = Ten odcinek kolei kontroluje nieprzyjaciel.
