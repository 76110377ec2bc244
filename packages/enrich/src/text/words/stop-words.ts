/** Words that hold a sentence together and say nothing of what it is about; they are found, but never shown as keywords. */
const LINES = `
a about above after again against all also always am an and any are aren't around as at back be because been before
being below between both but by came can can't cannot come could couldn't did didn't do does doesn't doing don't done
down during each else ever every few for from further gave get gets getting give go goes going gone gonna got gotta had
hadn't has hasn't have haven't having he he'd he'll he's her here here's hers herself him himself his how how's i i'd
i'll i'm i've if im in into is isn't it it'd it'll it's its itself ive just keep kept know knew let let's like lot made
make makes many may maybe me might mine more most much must my myself need never no nor not now of off oh ok okay on
once one only or other our ours ourselves out over own per put quite rather really right said same saw say says see
seem seen shan't she she'd she'll she's should shouldn't since so some something soon still such sure take than that
that'll that's the their theirs them themselves then there there's these they they'd they'll they're they've thing
things think this those though thought three through till to too took two u un under until up upon ur us use used very
via want wants was wasn't way we we'd we'll we're we've well went were weren't what what's when where where's which
while who who's whom whose why will with without won't would wouldn't y'all yeah yes yet you you'd you'll you're you've
your yours yourself yourselves rt amp
al algo algunos ante antes aquí así aún bien cada casi como con contra cosa cual cuando cuándo de del desde donde dónde
dos el él ella ellas ellos en entre era eran eres es esa esas ese eso esos esta está están estar estas este esto estos
estoy fue fueron ha hace hacer hacia han has hasta hay he hoy la las le les lo los más me mi mí mis mismo mucho muy nada
ni no nos nosotros nunca o otra otro para pero poco por porque pues que qué quien quién se sea según ser si sí sido sin
sobre solo sólo somos son soy su sus también tan tanto te tengo ti tiene tienen toda todas todavía todo todos tu tú tus
un una uno unos va vamos voy y ya yo
à alguém além ao aos aquela aquele aqui as às até bem cada com como da das de dela dele depois do dos e ela elas ele
eles em então era essa esse está estamos estão estar estava este estou eu foi foram há isso isto já lá lhe mais mas me
mesmo meu meus minha minhas muito na não nas nem no nos nós nossa nosso num numa o os ou para pela pelo pode por porque
pra pro quando que quem se seja sem ser será seu seus só sou sua suas também tão te tem têm tenho ter teu tinha tudo um
uma umas uns vai vamos você vocês vou
ai aie alors après as au aussi autre aux avait avant avec avoir c'est ça car ce ceci cela celle celui ces cet cette ceux
chaque chez comme d'un d'une dans de des donc du elle elles en encore entre es est et était être eu fait faire fois font
il ils j'ai je l'on la le les leur leurs lui ma mais me même mes moi moins mon n'est ne ni non nos notre nous on ont ou
où par parce pas peu peut plus pour pourquoi qu'il qu'on qu'un quand que quel quelle qui quoi rien s'est sa sans se sera
ses si son sont sous suis sur ta te tes toi ton toujours tous tout toute toutes très trop tu un une va vers vos votre
vous y
ab aber als also am an auch auf aus bei beim bin bis bist da dabei dafür damit dann das dass davon dazu dein deine dem
den denn der des dich die dies diese diesem diesen dieser dieses dir doch dort du durch eher ein eine einem einen einer
eines er es euch euer für gegen habe haben hat hatte hatten hier hin hinter ich ihm ihn ihr ihre im immer in ins ist ja
jede jeden jeder jetzt kann kein keine können machen mal man mehr mein meine mich mir mit muss nach nein nicht nichts
noch nun nur ob oder ohne schon sehr sein seine seit sich sie sind so soll sondern um und uns unser unter viel vom von
vor war waren was weil wenn wer werden wie wieder wir wird wo wurde zu zum zur zwei zwischen über
a abbiamo ad agli ai al alla alle allo anche ancora avere aveva c'è che chi ci ciò coi col come con cosa così cui da dagli
dai dal dalla dalle de degli dei del dell della delle dello di dopo dove due e è ed era erano essere fa fare fatto fino
fra gli ha hai hanno ho i il in io l la le lei li lo loro lui ma me mi mia mie miei mio molto ne negli nei nel nella
nelle nello no noi non nostra nostro o ogni per perché però più poi può qua quale quando quanto quella quelle quelli
quello questa queste questi questo qui quindi se sei sempre senza si sì sia siamo sono sta stata stato sto su sua sue sui
sul sulla suo suoi te ti tra tu tua tuo tutta tutte tutti tutto un una uno va vi voi
aan al alle als altijd andere ben bij daar dan dat de der deze die dit doch doen door dus een eens en er ge geen geweest
haar had heb hebben heeft hem het hier hij hoe hun iemand iets ik in is ja je kan kon kunnen maar me meer men met mij
mijn moet na naar niet niets nog nu of om omdat onder ons ook op over reeds te tegen toch toen tot u uit uw van veel voor
want waren was wat werd wezen wie wil worden wordt zal ze zelf zich zij zijn zo zonder zou
ada adalah agar aja aku akan anda apa apakah atau bagi bahwa banget belum bisa buat bukan dalam dan dari dengan di dia
dong dulu gak ga gue hanya harus ini itu jadi jangan juga kalau kalo kami kamu karena ke kita kok lagi lah lebih lo
mau masih mereka nggak nih oleh pada paling para pernah saat saja sama sampai saya sebagai sedang sekali semua seperti
si sih sudah supaya tapi telah tidak tetapi tuh udah untuk ya yang
bu bir da de daha diye en gibi hem için ile ise kadar ki mi mu mı ne o çok ve veya ya
в во и на не что он я с со как а то все она так его но да ты к у же вы за бы по ее мне было вот от меня еще нет о из ему
или ни если уже это для мы они тут где есть надо чтобы при без под ещё
في من على إلى الى عن أن ان إن لا ما هذا هذه ذلك التي الذي هو هي أنا انا نحن أنت كان كانت قد لقد مع كل بعد قبل ثم أو او و
يا لم لن ليس حتى إذا اذا بس عشان اللي كيف وش شو مش ولا
`

const ALL: ReadonlySet<string> = new Set(LINES.trim().split(/\s+/))

/** Takes a folded word. */
export const isStopWord = (word: string): boolean => ALL.has(word)
