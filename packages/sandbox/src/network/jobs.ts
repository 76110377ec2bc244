import type { Language } from './places.ts'

/** Nobody is one of these before 28, or a student after 29. */
const SENIOR =
  /CEO|founder|director|manager|consultant|lawyer|dentist|architect|lecturer|PhD|経営者|代表|起業家|コンサル|会計士|税理士|歯科|獣医|講師|建築士|contador|arquitet|arquitect|abogad|consult|advogad|dentista|avocat|comptable|pharmacien|Anwalt|Anwält|Architekt|Leiter|leiter|Gründer|Berater|Apotheker|arzt|ärzt|avvocat|commercialista|consulente|architett|farmacista|imprendit|대표|컨설턴트|건축가|변호사|회계사|약사|수의사|pengacara|akuntan|arsitek|pengusaha|konsultan|apoteker|dokter|محام|مستشار|مدير|رائد|صيدل|طبيب/
/** What takes years to learn: nobody is one of these before 23. */
const TRAINED =
  /teacher|nurse|paramedic|pharmacist|scientist|biologist|physicist|chemist|\bvet\b|physiotherapist|civil engineer|librarian|教師|教諭|看護師|薬剤師|理学療法士|鍼灸師|研究員|司書|翻訳者|記者|編集者|運転士|profes|enfermer|infirmi|enfermeir|infermier|insegnante|farmac|veterinari|vétérinaire|veterinári|Lehrer|Krankenpfleger|교사|간호사|기자|guru|perawat|معلم|ممرض/
const STUDENT =
  /[Ss]tudent|estudiante|estudante|étudiant|student|studente|studentessa|大学院生|声優の卵|대학생|mahasiswa|طالب/

/** A trade that one of these years may have, in the form of their sex where the language has two. */
export function jobsFor(language: Language, age: number, female: boolean): string[] {
  return JOBS[language]
    .filter((job) => (STUDENT.test(job) ? age < 30 : SENIOR.test(job) ? age >= 28 : age >= 23 || !TRAINED.test(job)))
    .map((job) => job.split('/')[female ? job.split('/').length - 1 : 0]!)
}

/** What people say they do, over all walks of work; where a language tells them apart, the man's word and the woman's. */
const JOBS: Record<Language, string[]> = {
  en: 'software engineer|frontend developer|backend developer|data scientist|product manager|UX designer|IT support|systems administrator|CEO|founder|co-founder|managing director|marketing manager|brand strategist|copywriter|account executive|sales manager|recruiter|management consultant|strategy consultant|accountant|financial analyst|bookkeeper|teacher|primary school teacher|lecturer|librarian|PhD student|research scientist|marine biologist|physicist|chemist|nurse|paramedic|pharmacist|dentist|vet|physiotherapist|yoga teacher|massage therapist|acupuncturist|journalist|reporter|editor|news producer|photographer|illustrator|graphic designer|musician|singer|painter|actor|filmmaker|stand-up comedian|chef|barista|waiter|hairdresser|bus driver|electrician|plumber|carpenter|shop assistant|flight attendant|farmer|dairy farmer|beekeeper|architect|civil engineer|lawyer|project manager|operations manager|HR manager|translator|estate agent|freelance writer|game developer|DevOps engineer'.split(
    '|',
  ),
  ja: 'エンジニア|Webエンジニア|インフラエンジニア|データサイエンティスト|デザイナー|イラストレーター|漫画家|会社員|営業|経理|人事|マーケター|広報|企画職|経営者|代表取締役|起業家|コンサルタント|税理士|公認会計士|銀行員|教師|小学校教諭|保育士|大学講師|大学院生|研究員|看護師|薬剤師|歯科医師|獣医師|理学療法士|鍼灸師|ヨガ講師|記者|編集者|ライター|カメラマン|フォトグラファー|ミュージシャン|声優の卵|俳優|動画編集者|料理人|パティシエ|バリスタ|美容師|販売員|客室乗務員|電車運転士|大工|農家|みかん農家|公務員|事務職|建築士|翻訳者|司書|フリーランス'.split(
    '|',
  ),
  es: 'ingeniero de software/ingeniera de software|diseñador gráfico/diseñadora gráfica|profesor/profesora|periodista|fotógrafo/fotógrafa|cocinero/cocinera|enfermero/enfermera|abogado/abogada|contador/contadora|arquitecto/arquitecta|músico/música|community manager|emprendedor/emprendedora|consultor/consultora|farmacéutico/farmacéutica|veterinario/veterinaria|agricultor/agricultora|comercial|guionista|estudiante'.split(
    '|',
  ),
  pt: 'engenheiro de software/engenheira de software|designer|professor/professora|jornalista|fotógrafo/fotógrafa|cozinheiro/cozinheira|enfermeiro/enfermeira|advogado/advogada|contador/contadora|arquiteto/arquiteta|músico/musicista|social media|empreendedor/empreendedora|consultor/consultora|dentista|veterinário/veterinária|agricultor/agricultora|vendedor/vendedora|roteirista|estudante'.split(
    '|',
  ),
  fr: 'développeur/développeuse|graphiste|professeur/professeure|journaliste|photographe|cuisinier/cuisinière|infirmier/infirmière|avocat/avocate|comptable|architecte|musicien/musicienne|community manager|entrepreneur/entrepreneuse|consultant/consultante|pharmacien/pharmacienne|vétérinaire|agriculteur/agricultrice|libraire|scénariste|étudiant/étudiante'.split(
    '|',
  ),
  de: 'Softwareentwickler/Softwareentwicklerin|Grafiker/Grafikerin|Lehrer/Lehrerin|Journalist/Journalistin|Fotograf/Fotografin|Koch/Köchin|Krankenpfleger/Krankenpflegerin|Anwalt/Anwältin|Buchhalter/Buchhalterin|Architekt/Architektin|Musiker/Musikerin|Marketingleiter/Marketingleiterin|Gründer/Gründerin|Berater/Beraterin|Apotheker/Apothekerin|Tierarzt/Tierärztin|Landwirt/Landwirtin|Verkäufer/Verkäuferin|Drehbuchautor/Drehbuchautorin|Student/Studentin'.split(
    '|',
  ),
  it: 'sviluppatore software/sviluppatrice software|grafico/grafica|insegnante|giornalista|fotografo/fotografa|cuoco/cuoca|infermiere/infermiera|avvocato/avvocata|commercialista|architetto/architetta|musicista|social media manager|imprenditore/imprenditrice|consulente|farmacista|veterinario/veterinaria|agricoltore/agricoltrice|libraio/libraia|sceneggiatore/sceneggiatrice|studente/studentessa'.split(
    '|',
  ),
  ko: '개발자|디자이너|교사|기자|사진작가|요리사|간호사|변호사|회계사|건축가|뮤지션|마케터|대표|컨설턴트|약사|수의사|농부|작가|대학생|바리스타'.split(
    '|',
  ),
  id: 'programmer|desainer grafis|guru|jurnalis|fotografer|koki|perawat|pengacara|akuntan|arsitek|musisi|social media specialist|pengusaha|konsultan|apoteker|dokter hewan|petani|penulis|mahasiswa|barista'.split(
    '|',
  ),
  ar: 'مهندس برمجيات/مهندسة برمجيات|مصمم جرافيك/مصممة جرافيك|معلم/معلمة|صحفي/صحفية|مصور/مصورة|طاهٍ/طاهية|ممرض/ممرضة|محامٍ/محامية|محاسب/محاسبة|مهندس معماري/مهندسة معمارية|موسيقي/موسيقية|مدير تسويق/مديرة تسويق|رائد أعمال/رائدة أعمال|مستشار/مستشارة|صيدلي/صيدلانية|طبيب بيطري/طبيبة بيطرية|مزارع/مزارعة|كاتب/كاتبة|طالب جامعي/طالبة جامعية|باريستا'.split(
    '|',
  ),
}
