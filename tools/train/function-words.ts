/** The small words of a language, each a training text of its own: short posts hang on them. */
export const FUNCTION_WORDS: Record<string, string> = {
  en: `the and of to in is you that it for on are with as this be at have from or had by but not what all were when your
    can said there each which she do how their if will up about out many then them these so some her would make him
    into has two more go no way could my than been who its now people just know take get got want like good nice great
    new day time today tonight tomorrow morning love need thank thanks please why where still really going think see
    here off over under again ha haha lol omg awesome cool happy birthday follow followers update photo video check
    free best first last week year live watch news us uk i i'm i've i'll you're it's that's don't can't won't didn't
    doesn't isn't what's let's we're they're our his he we they me was am did does done made say says tell told give
    gave work works working play playing game home house school job life world man men woman girl boy guys friend
    friends family baby phone money food music song movie show team win won lost big little old long high next same
    right left wrong true real sure maybe never always ever every everyone everything someone something nothing anyone
    much most few because while after before until since through between against without around also too very even
    only well back down here's ready finally soon late early night weekend monday friday sunday yesterday wait waiting
    hope feel feeling looks look looking find found use using start stop keep come came coming went gone hear read
    write buy bought eat sleep wake sick tired bored sad mad sorry hate miss wish guess bad better worse yes yeah yep
    nope okay hey hi hello bye wow damn hell shit fuck fucking ass dude bro gonna wanna gotta aint cant dont im ive
    thats whats u ur r y'all tho cuz bc idk tbh smh via blog post retweet tweet tweets twitter facebook`,
  de: `der die das und ist nicht ich du er sie es wir ihr mit auf für von zu im in den dem des ein eine einen einem einer
    auch aber oder wenn dann noch schon nur mal so wie was wer wo warum bei nach aus über unter um am zum zur vom sich
    hat habe haben hast war waren wird werden kann kannst muss mehr sehr heute morgen gestern jetzt hier immer wieder
    ja nein gut danke bitte ganz mir mich dir dich uns euch kein keine doch denn als bis gegen ohne neue neuer neues
    neuen wochenende montag zeit leute gerade endlich alles nichts etwas ich's ist's bin bist sind seid warst wäre
    würde würden wurde wurden worden hätte hatte hatten könnte könnten konnte können könnt müssen musst musste sollte
    sollten soll will willst wollen wollte darf dürfen mag möchte machen macht mache machst gemacht gehen geht gehe
    gegangen kommen kommt komme gekommen sehen sieht gesehen sagen sagt sagte gesagt geben gibt gab gegeben nehmen
    nimmt finden finde findet gefunden wissen weiß weiss glaube denke denken warten wartet freue freuen freut lieben
    liebe hasse essen trinken schlafen arbeiten arbeit schule uni zuhause hause haus leben welt mensch menschen mann
    frau kinder kind freund freunde familie geld musik lied film spiel spiele sieg verloren gewonnen groß große kleine
    klein alt alte lange kurz nächste nächsten letzte letzten erste ersten gleich richtig falsch wirklich vielleicht
    nie niemals jeder jede jedes jemand niemand viel viele wenig weil während nachdem bevor seit durch zwischen dieser
    diese dieses diesen jener mein meine meinen meiner dein deine sein seine ihre ihren unser unsere welche welcher
    wieso weshalb wann damit dafür darüber davon daran dabei dazu da dort drin raus rein hin her weg los an ab vor
    hinter neben trotz wegen statt außer guten tag abend nacht gute hallo hey moin tschüss servus naja achso genau
    krass geil scheiße verdammt alter leider hoffentlich eigentlich irgendwie bisschen überhaupt sowieso natürlich
    klar stimmt egal dass daß sonntag samstag freitag donnerstag mittwoch dienstag uhr woche jahr jahre monat tage`,
  fr: `le la les de des du un une et est pas je tu il elle on nous vous ils elles que qui quoi dans pour sur avec sans
    sous mais ou où donc ne ce cette ces mon ma mes ton ta tes son sa ses notre votre leur plus très bien tout tous
    toute fait faire dit être avoir ai as ont sont suis es sommes était au aux en y chez quand comme même aussi encore
    déjà jamais toujours rien oui non merci bonjour bonsoir aujourd'hui demain hier août aout juillet janvier hein
    ouais c'est j'ai qu'il d'un l'on n'est semaine jour nuit j' t' s' n' m' l' d' qu' c' jai cest sest dun dune quil
    quelle ça cela ceci celui celle ceux êtes étais étaient sera serai serait avais avait avons avez auras aurait fais
    font faites vais vas va allez allons vont aller venir viens vient venu voir vois voit vu dire dis disent savoir
    sais sait pouvoir peux peut pouvez vouloir veux veut voulez voudrais devoir dois doit faut prendre prends prend
    pris mettre mets mis trouver trouve passe passer reste rester aime aimer adore déteste attend attends attendre
    manger dormir travail travailler école cours maison vie monde homme femme fille garçon mec meuf gens ami amis
    famille enfant enfants argent bouffe musique chanson film jeu jeux match équipe gagné perdu grand grande petit
    petite vieux nouveau nouvelle nouveaux premier première dernier dernière bon bonne bons meilleur pire mauvais vrai
    faux beau belle jolie trop peu beaucoup assez vraiment peut-être personne quelqu'un quelque chose parce pendant
    après avant depuis entre contre vers par chaque autre autres quel quels comment pourquoi combien ici là voilà
    alors puis enfin bientôt tard tôt matin soir midi mois année ans lundi mardi mercredi jeudi vendredi samedi
    dimanche heure heures salut coucou bisous bref genre grave putain merde con connard chiant mdr ptdr lol ouf truc
    fois moi toi lui eux soi hâte besoin envie peur faim sommeil mal tête`,
  es: `el la los las de del un una unos unas y es no que en por para con sin sobre pero o si su sus mi mis tu tus se me
    te nos le les lo al más muy ya también como cuando donde quien qué cómo todo todos toda está están estoy era ser
    hay hacer hace tiene tengo son fue ha han hoy mañana ayer ahora siempre nunca nada gracias hola bueno buenos días
    noches porque desde hasta entre este esta estos esa ese eso esto yo él ella aquí allí voy vamos quiero puede nuevo
    nueva año día vida jaja jajaja grande soy eres somos estás estamos estaba estaban sido siendo fui fuiste fueron
    será sería haya había habían he has hemos hago haces haciendo hecho vas va van ir ido vengo viene venir ver veo
    ves visto decir digo dice dicen dijo saber sé sabes sabe poder puedo puedes pueden querer quieres quiere quieren
    deber debo debe tienes tienen tener tenía poner pongo pone puesto encontrar pasar pasa pasó dejar deja gusta
    gustan gustaría encanta odio amo amor esperar espero esperando comer dormir trabajo trabajar escuela clase casa
    mundo hombre mujer chica chico gente amigo amigos amiga familia hijo hija hijos dinero comida música canción
    película juego partido equipo ganar ganó perdió pequeño viejo nuevos primer primera primero último última mejor
    peor malo mala buena bien mal verdad mentira lindo linda bonito bonita hermosa feo mucho mucha muchos poco
    demasiado bastante quizás tal vez algún alguien algo nadie ninguno cada otro otra otros cual cuál cuánto aunque
    mientras después antes durante contra hacia según así entonces luego pronto tarde temprano noche semana mes años
    lunes martes miércoles jueves viernes sábado domingo hora horas ustedes vos usted ellos ellas nosotros conmigo
    contigo mío tuyo nuestro nuestra buenas tardes adiós chao saludos besos abrazo felicidades feliz cumpleaños jeje
    wey güey pana che boludo mierda puta joder coño pinche q xq pq tb ojalá sueño hambre frío calor ganas miedo cosas
    cosa veces`,
  nl: `de het een en van ik je jij hij zij wij jullie is niet dat die in op te met voor aan er maar om ook als dan nog al
    wel geen wat wie waar hoe waarom naar bij uit over onder door tot zijn was waren heeft heb hebben had wordt worden
    kan kunt moet wil mijn jouw onze ons hun haar hem deze dit daar hier nu vandaag morgen gisteren altijd weer ja nee
    goed leuk lekker mooi heel veel meer iets niets alles mensen dag week jaar nieuw nieuwe beste gewoon echt eens
    even toch zo want dus omdat volgens tijdens tegen zonder 't 'n 'k ben bent geweest word werd werden geworden zou
    zouden zal zullen ga gaat gaan ging gegaan kom komt komen kwam gekomen doe doet doen deed gedaan zie ziet zien zag
    gezien zeg zegt zeggen zei gezegd weet weten wist denk denkt denken dacht vind vindt vinden vond gevonden mag
    mogen moeten moest kunnen konden willen wilde krijg krijgt krijgen kreeg geef geeft geven neem neemt maak maakt
    maken gemaakt kijk kijkt kijken luister speel spelen wacht wachten houd hou houdt houden slaap slapen eten eet
    drinken werk werken school thuis huis leven wereld mens man vrouw meisje jongen kind kinderen vriend vrienden
    familie geld muziek liedje film spel wedstrijd team gewonnen verloren groot grote klein kleine oud oude lang kort
    volgende laatste eerste tweede beter slecht slechte vals misschien nooit elke elk ieder iemand niemand weinig
    beetje zoveel terwijl nadat voordat sinds tussen achter boven binnen buiten langs rond welke welk wanneer waarvoor
    daarom daarmee daarna straks eindelijk bijna pas ooit ergens nergens ze u uw jou mij me zichzelf elkaar zoals
    zodat hoewel ofzo zeker natuurlijk eigenlijk helemaal best erg vet kut klote godver jezus hoi hallo doei groetjes
    succes gefeliciteerd welterusten goedemorgen goeie avond middag nacht maandag dinsdag woensdag donderdag vrijdag
    zaterdag zondag uur maand weekend trein fiets regen koud warm ziek moe zin jammer helaas bedankt dankje dank graag
    hoor joh ff effe idd iig wrs nie da ma`,
  it: `il lo la i gli le di del della dei delle un uno una e è non che in per con su da al alla ma o se come quando dove
    chi cosa perché più molto anche già mi ti si ci vi ne mio mia tuo suo nostro sono sei siamo era essere ha ho hai
    hanno fatto fare oggi domani ieri adesso sempre mai niente grazie ciao buongiorno buonanotte questo questa quello
    tutto tutti ancora solo poi quindi nel nella sul dalla anno giorno sera io tu lui lei noi voi loro me te sé tuoi
    miei sua suoi nostra vostro questi queste quei quelle qualche ogni altro altra altri nessuno qualcuno qualcosa
    tanto tanta tanti troppo poco abbastanza bene male meglio peggio bello bella brutto buono buona nuovo nuova
    vecchio grande piccolo primo prima ultimo ultima vero falso forse davvero mentre dopo durante contro verso senza
    fra tra sotto sopra dentro fuori qui qua lì là così allora però invece oppure sia stato stata stati ero eri erano
    sarà sarebbe avevo aveva abbiamo avete avuto faccio fai fa fanno vado vai va andiamo vanno andare vengo viene vedo
    vedi vedere visto dico dice detto so sai sa sapere posso puoi può possono potere voglio vuoi vuole volere devo
    devi deve dovere piace piacciono amo odio aspetto aspettare mangiare dormire lavoro scuola casa vita mondo uomo
    donna ragazza ragazzo gente amico amici famiglia figlio soldi musica canzone film partita squadra vinto perso
    mattina notte settimana mese lunedì martedì mercoledì giovedì venerdì sabato domenica ora ore giornata auguri
    scusa prego magari cazzo merda palle boh dai vabbè sto stai sta stiamo stanno dalle dagli nei nelle sui sulle
    degli agli alle c'è l'ho un'altra quest'anno com'è`,
  pt: `o a os as de do da dos das um uma e é não que em no na nos nas por para com sem mas ou se como quando onde quem
    mais muito já também eu você ele ela nós eles meu minha seu sua está estou são foi ser ter tem tenho fazer faz
    hoje amanhã ontem agora sempre nunca nada obrigado obrigada olá bom dia boa noite porque isso isto esse essa este
    esta aqui ali vou vai vamos quero pode pra pro tá né gente cara mim te ti lhe nosso nossa teu tua dele dela deles
    aquele aquela aquilo algum alguma alguém ninguém algo cada outro outra outros qual quais quanto tanto tudo todos
    toda todo muita muitos pouco demais bastante bem mal melhor pior bonito bonita lindo linda feio novo nova velho
    grande pequeno primeiro primeira último última verdade mentira talvez enquanto depois antes durante contra até
    entre sob assim então porém aliás logo cedo tarde semana mês ano anos segunda terça quarta quinta sexta sábado
    domingo hora horas sou és somos era eram fui foram será seria esteja estava estavam tinha tive teve temos têm
    havia há faço fez feito ir indo ia vem vir venho ver vejo visto viu dizer diz disse digo saber sei sabe sabia
    posso podem poder quer querem querer dever devo deve ficar fico fica ficou deixar deixa gosto gosta adoro amo
    odeio espero esperar comer dormir trabalho trabalhar escola aula casa vida mundo homem mulher menina menino
    pessoas pessoa amigo amigos amiga família filho filha dinheiro comida música filme jogo time ganhar ganhou perdeu
    oi tchau beijo beijos saudade saudades parabéns feliz aniversário kkk rs mano véi cê ce vc vcs tb tbm pq q n eh
    porra caralho merda foda coisa coisas vez vezes sono fome frio calor vontade medo ainda só mesmo aí lá cá dar dá
    deu num numa duns pelo pela pelos pelas ao aos à às`,
  tr: 've bir bu da de için ile çok ne ben sen o biz siz ama daha gibi var yok değil mi mı kadar sonra şimdi bugün iyi',
  id: `yang dan di ke dari ini itu untuk dengan tidak ada akan aku kamu saya dia kita mereka bisa sudah lagi juga karena
    kalau apa gak nggak ga yg aja banget udah sama lebih `,
  pl: 'i w na z się nie to jest że do jak co o ale po tak za od czy już mnie mi ci dla tylko przez było są być dzisiaj',
  sv: 'och att det i en som är på av för med den inte jag du han hon vi de till om har var men så ett kan nu idag',
  da: 'og at det i en som er på af for med den ikke jeg du han hun vi de til om har var men så et kan nu hvad noget',
  no: 'og at det i en som er på av for med den ikke jeg du han hun vi de til om har var men så et kan nå hva noe',
  fi: 'ja on ei se että en hän oli minä sinä olen mutta kun niin mitä tämä nyt kuin vain ole sen ovat hyvä tänään',
  ro: 'și în la de cu pe nu este un o că să care mai din pentru ce am ai dar fi sunt a au acum foarte',
  hu: 'a az és hogy nem is egy van de ez meg csak már mint még kell én te ő mi ti ha volt most nagyon',
  cs: 'a se na je to že v s z do o ale jak tak já ty co by si jsem jsi není už mi ho když dnes',
  vi: 'và là của có không được cho một những với này trong đã người các khi thì tôi bạn anh em',
  sw: 'na ya wa kwa ni la katika za hii si kama lakini yako wangu sana leo kila watu mimi wewe huyu',
}
