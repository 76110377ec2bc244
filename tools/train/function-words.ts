/** The small words of a language, each a training text of its own: short posts hang on them. */
export const FUNCTION_WORDS: Record<string, string> = {
  en: `the and of to in is you that it for on are with as this be at have from or had by but not what all were when your
    can said there each which she do how their if will up about out many then them these so some her would make him into
    has two more go no way could my than been who its now people just know take get got want like good nice great new
    day time today tonight tomorrow morning love need thank thanks please why where still really going think see here
    off over under again ha haha lol omg awesome cool happy birthday apple banana level test average hits software car
    from follow followers update photo video check out free best first last week year live watch news us uk`,
  de: `der die das und ist nicht ich du er sie es wir ihr mit auf für von zu im in den dem des ein eine einen einem einer
    auch aber oder wenn dann noch schon nur mal so wie was wer wo warum bei nach aus über unter um am zum zur vom sich
    hat habe haben hast war waren wird werden kann kannst muss mehr sehr heute morgen gestern jetzt hier immer wieder
    ja nein gut danke bitte kaffee ganz mir mich dir dich uns euch kein keine doch denn als bis gegen ohne neue neuer
    neues neuen wochenende montag zeit leute gerade endlich alles nichts etwas verkauf vorläufige fassung ergebnis`,
  fr: `le la les de des du un une et est pas je tu il elle on nous vous ils elles que qui quoi dans pour sur avec sans
    sous mais ou où donc ne ce cette ces mon ma mes ton ta tes son sa ses notre votre leur plus très bien tout tous
    toute fait faire dit être avoir ai as ont sont suis es sommes était au aux en y chez quand comme même aussi
    encore déjà jamais toujours rien oui non merci bonjour bonsoir aujourd'hui demain hier août aout juillet janvier
    hein ouais c'est j'ai qu'il d'un l'on n'est série serie réduction code semaine jour nuit`,
  es: `el la los las de del un una unos unas y es no que en por para con sin sobre pero o si su sus mi mis tu tus se me te
    nos le les lo al más muy ya también como cuando donde quien qué cómo todo todos toda está están estoy era ser
    hay hacer hace tiene tengo son fue ha han hoy mañana ayer ahora siempre nunca nada gracias hola bueno buenos días
    noches porque desde hasta entre este esta estos esa ese eso esto yo él ella usa tomando viendo interfaz aquí allí
    voy vamos quiero puede nuevo nueva año día vida jaja jajaja grande`,
  nl: `de het een en van ik je jij hij zij wij jullie is niet dat die in op te met voor aan er maar om ook als dan nog al
    wel geen wat wie waar hoe waarom naar bij uit over onder door tot zijn was waren heeft heb hebben had wordt worden
    kan kunt moet wil mijn jouw onze ons hun haar hem deze dit daar hier nu vandaag morgen gisteren altijd weer
    ja nee goed leuk lekker mooi heel veel meer iets niets alles mensen dag week jaar nieuw nieuwe actief applicatie
    publiceert idee beste les lessen gewoon echt eens even toch zo want dus omdat volgens tijdens tegen zonder`,
  it: `il lo la i gli le di del della dei delle un uno una e è non che in per con su da al alla ma o se come quando dove
    chi cosa perché più molto anche già mi ti si ci vi ne mio mia tuo suo nostro sono sei siamo era essere ha ho hai
    hanno fatto fare oggi domani ieri adesso sempre mai niente grazie ciao buongiorno buonanotte questo questa quello
    tutto tutti ancora solo poi quindi nel nella sul dalla anno giorno sera`,
  pt: `o a os as de do da dos das um uma e é não que em no na nos nas por para com sem mas ou se como quando onde quem
    mais muito já também eu você ele ela nós eles meu minha seu sua está estou são foi ser ter tem tenho fazer faz
    hoje amanhã ontem agora sempre nunca nada obrigado obrigada olá bom dia boa noite porque isso isto esse essa este
    esta aqui ali vou vai vamos quero pode pra pro tá né gente cara`,
  tr: 've bir bu da de için ile çok ne ben sen o biz siz ama daha gibi var yok değil mi mı kadar sonra şimdi bugün iyi',
  id: `yang dan di ke dari ini itu untuk dengan tidak ada akan aku kamu saya dia kita mereka bisa sudah lagi juga karena
    kalau apa gak nggak ga yg aja banget udah sama lebih masuk kamar gua gue`,
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
