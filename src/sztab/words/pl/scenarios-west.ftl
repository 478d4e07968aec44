### Jak ocalono Zachód: o czym jest scenariusz.

scenario-how-the-west-was-saved-campaign-dates = kwiecień – październik 1920
scenario-how-the-west-was-saved-campaign-story = Wiosną Polacy mają więcej zasobów i mogą pójść na Kijów albo za Berezynę. Latem karta się odwraca: rosyjskie fronty rosną, jazda obchodzi skrzydła, a wojna toczy się pod Warszawę. O wyniku rozstrzygają magazyny, które nadążą za armią, i zielone miasta, które utrzymasz do października.
scenario-how-the-west-was-saved-campaign-new = Zakryte stosy, które mają front i tyły, łańcuch magazynów, żetony aktywacji kładzione na przemian i karty zdarzeń. Cała gra to ten jeden scenariusz; pierwsze kroki pokaże gra z przewodnikiem wśród lekcji.
