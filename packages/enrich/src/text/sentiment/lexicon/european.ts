/** Words of mood by language and strength, as in `english.ts`. */
export const SPANISH = `
3 increíble increible maravilloso maravillosa excelente perfecto perfecta genial espectacular fantástico fantastica
3 mejor amo adoro encanta encantan encantó hermoso hermosa precioso preciosa felicidades enhorabuena brutal crack
2 feliz felices felicidad bueno buena buenos buenas bien gracias alegría alegre contento contenta divertido divertida
2 bonito bonita lindo linda guapo guapa rico rica gusta gustan gustó gustaria ganar ganó ganamos ganado victoria éxito
2 exito amor quiero_mucho abrazo abrazos beso besos besitos jaja jajaja jajajaja jajajajaja enamorada enamorado ilusión
2 orgullo orgulloso orgullosa disfrutar disfrutando disfruta suerte bendiciones mola mejores grande bravo viva olé
1 gusto interesante esperanza tranquilo tranquila ayuda apoyo amigo amigos amiga vacaciones fiesta sonrisa risa fácil
-1 problema problemas difícil cansada cansado sueño aburrido aburrida frío tarde miedo dolor duele extraño lástima
-1 perdón culpa perder perdí perdió falta caro lento solo sola raro nervios nerviosa nervioso estrés lunes examen
-2 mal malo mala malos malas triste tristeza llorar lloro llorando odio enfadada enfadado cabreado cabreada rabia
-2 asco asqueroso mierda puta puto joder coño gilipollas idiota imbécil tonto tonta estúpido feo fea fatal horrible
-2 terrible vergüenza mentira mentiras mentiroso corrupto corruptos corrupción ladrones fracaso peor muerte murió
-2 muerto muertos matar guerra violencia basura maldito maldita desgracia decepción decepcionada injusto harta harto
-3 odiar odian peores asesino asesinos hijos_de hijo_de putos detesto
`
export const PORTUGUESE = `
3 incrível incrivel maravilhoso maravilhosa excelente perfeito perfeita sensacional fantástico melhor amo amei adoro
3 adorei lindo linda lindos lindas maravilha parabéns parabens espetacular top demais
2 feliz felizes felicidade bom boa bons boas bem obrigado obrigada alegria contente divertido legal bonito bonita
2 fofo fofa gostoso gostosa gosto gostei curti vitória ganhou ganhar ganhei sucesso amor beijo beijos abraço abraços
2 haha hahaha kkk kkkk kkkkk kkkkkk rsrs saudável orgulho apaixonada apaixonado ansiosa ansioso gratidão bênção
2 arrasou diva rainha sorriso sonho massa show
1 interessante esperança calma ajuda apoio amigo amigos amiga férias festa fácil sorte recomendo
-1 problema problemas difícil cansada cansado sono tédio entediada frio medo dor dói saudade saudades pena desculpa
-1 culpa perder perdi perdeu falta caro lento sozinha sozinho estranho nervosa nervoso estresse prova segunda
-2 mal mau má ruim ruins triste tristeza chorar choro chorando ódio odeio raiva nojo nojento merda porra caralho
-2 puta idiota burro burra feio feia horrível horrivel terrível péssimo péssima vergonha mentira mentiroso corrupto
-2 corrupção ladrão fracasso pior morte morreu morto matar guerra violência lixo maldito desgraça decepção injusto
-2 cansei droga inferno bosta chato chata ridículo ridícula
-3 odiar piores assassino fdp desgraçado lixos
`
export const FRENCH = `
3 incroyable magnifique excellent excellente parfait parfaite génial géniale genial fantastique merveilleux
3 merveilleuse superbe adore adoré meilleur meilleure sublime extraordinaire bravo félicitations canon
2 heureux heureuse bonheur bon bonne bons bonnes bien merci joie content contente drôle marrant joli jolie beau belle
2 beaux mignon mignonne aime aimé j'aime kiffe victoire gagné gagner gagne succès réussi réussite amour bisous bisou
2 câlin mdr mdrr mdrrr haha hahaha ptdr lol fier fière hâte chance profiter sympa cool top régal délicieux sourire
1 intéressant espoir tranquille aide soutien ami amis amie vacances fête facile vive recommande
-1 problème problèmes difficile fatigué fatiguée sommeil ennui froid peur mal_au douleur manque désolé désolée dommage
-1 faute perdre perdu cher lent seul seule bizarre stress stressé retard grève lundi examen marre
-2 mal mauvais mauvaise triste tristesse pleurer pleure larmes haine énervé énervée énerve colère rage dégoût
-2 dégueulasse merde putain con connard connards connasse conne idiot débile moche horrible affreux terrible honte
-2 mensonge mensonges menteur corrompu voleur voleurs échec pire mort morts mourir tuer guerre violence nul nulle
-2 pourri poubelle malheureusement déçu déçue déception injuste chier ridicule scandale scandaleux
-3 déteste détester pires assassin enculé fdp pute salope
`
export const GERMAN = `
3 unglaublich wunderbar wunderschön großartig fantastisch perfekt hervorragend ausgezeichnet liebe beste besten bester
3 bestes genial traumhaft hammer toll tolle tollen tolles super spitze glückwunsch
2 glücklich glück gut gute guten guter gutes danke dankeschön freude freue freut fröhlich lustig schön schöne schönen
2 schönes süß süße hübsch mag gefällt gern gerne gewonnen sieg gewinnt erfolg erfolgreich lieb lieben liebt kuss
2 haha hahaha stolz spaß genießen lecker geil geile cool nice gratuliere lächeln endlich klasse prima freu hoffnung
1 interessant ruhig hilfe freund freunde urlaub party leicht empfehle richtig besser hoffentlich
-1 problem probleme schwer schwierig müde langweilig kalt angst schmerz schmerzen leider schade entschuldigung schuld
-1 verlieren verloren fehlt teuer langsam allein einsam komisch stress spät verspätung montag prüfung krank
-2 schlecht schlechte schlechten schlimm traurig weinen weine hass wütend wut ekel ekelhaft eklig scheiße scheiss scheiß
-2 scheisse verdammt arsch arschloch idiot idioten dumm dumme hässlich furchtbar schrecklich schande lüge lügen lügner
-2 korrupt versagen versager tod tot gestorben töten krieg gewalt müll mist kacke enttäuscht enttäuschung ungerecht
-2 peinlich lächerlich nervt nervig kotzen blöd blöde blöder
-3 hasse hassen schlimmste schlimmsten mörder nazi nazis terror terroristen hurensohn wichser abschaum
`
export const ITALIAN = `
3 incredibile meraviglioso meravigliosa eccellente perfetto perfetta fantastico fantastica stupendo stupenda
3 splendido splendida migliore amo adoro bellissimo bellissima ottimo ottima auguri complimenti spettacolare
2 felice felici felicità buono buona buon buoni bene grazie gioia allegro contento contenta divertente bello bella
2 belli belle carino carina piace piaciuto vittoria vinto vincere successo amore bacio baci abbraccio abbracci ahah
2 ahahah ahahaha haha fiero fiera orgoglioso fortuna bravo brava bravi evviva forza dolce sorriso grande grandi mitico
1 interessante speranza tranquillo aiuto sostegno amico amici amica vacanza vacanze festa facile giusto meglio
-1 problema problemi difficile stanco stanca sonno noia freddo paura dolore manca mancano scusa scusate peccato colpa
-1 perdere perso caro lento solo sola strano stress ritardo lunedì esame purtroppo
-2 male cattivo cattiva brutto brutta triste tristezza piangere piango odio arrabbiato rabbia schifo schifoso merda
-2 cazzo cazzi coglione coglioni idiota idioti stupido scemo orribile terribile vergogna bugia bugie bugiardo corrotto
-2 corrotti corruzione ladri ladro fallimento peggio peggiore morte morto morti uccidere guerra violenza spazzatura
-2 maledetto disastro delusione deluso ingiusto vaffanculo incapace incapaci ridicolo ridicoli buffone buffoni
-3 odiare assassini puttana fascisti mafioso mafiosi
`
