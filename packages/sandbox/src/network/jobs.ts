import type { Language } from './places.ts'

/** What people say they do, over all walks of work. */
export const JOBS: Record<Language, string[]> = {
  en: 'software engineer|frontend developer|backend developer|data scientist|product manager|UX designer|IT support|systems administrator|CEO|founder|co-founder|managing director|marketing manager|brand strategist|copywriter|account executive|sales manager|recruiter|management consultant|strategy consultant|accountant|financial analyst|bookkeeper|teacher|primary school teacher|lecturer|librarian|PhD student|research scientist|marine biologist|physicist|chemist|nurse|paramedic|pharmacist|dentist|vet|physiotherapist|yoga teacher|massage therapist|acupuncturist|journalist|reporter|editor|news producer|photographer|illustrator|graphic designer|musician|singer|painter|actor|filmmaker|stand-up comedian|chef|barista|waiter|hairdresser|bus driver|electrician|plumber|carpenter|shop assistant|flight attendant|farmer|dairy farmer|beekeeper|architect|civil engineer|lawyer|project manager|operations manager|HR manager|translator|estate agent|freelance writer|game developer|DevOps engineer'.split(
    '|',
  ),
  ja: 'エンジニア|Webエンジニア|インフラエンジニア|データサイエンティスト|デザイナー|イラストレーター|漫画家|会社員|営業|経理|人事|マーケター|広報|企画職|経営者|代表取締役|起業家|コンサルタント|税理士|公認会計士|銀行員|教師|小学校教諭|保育士|大学講師|大学院生|研究員|看護師|薬剤師|歯科医師|獣医師|理学療法士|鍼灸師|ヨガ講師|記者|編集者|ライター|カメラマン|フォトグラファー|ミュージシャン|声優の卵|俳優|動画編集者|料理人|パティシエ|バリスタ|美容師|販売員|客室乗務員|電車運転士|大工|農家|みかん農家|公務員|事務職|建築士|翻訳者|司書|フリーランス'.split(
    '|',
  ),
  es: 'ingeniero de software|diseñadora gráfica|profesora|periodista|fotógrafo|cocinero|enfermera|abogada|contador|arquitecta|músico|community manager|emprendedor|consultor|farmacéutica|veterinaria|agricultor|comercial|guionista|estudiante'.split(
    '|',
  ),
  pt: 'engenheiro de software|designer|professora|jornalista|fotógrafa|cozinheiro|enfermeira|advogada|contador|arquiteta|músico|social media|empreendedor|consultora|dentista|veterinário|agricultor|vendedor|roteirista|estudante'.split(
    '|',
  ),
  fr: 'développeur|graphiste|professeure|journaliste|photographe|cuisinier|infirmière|avocate|comptable|architecte|musicien|community manager|entrepreneur|consultante|pharmacien|vétérinaire|agriculteur|libraire|scénariste|étudiante'.split(
    '|',
  ),
  de: 'Softwareentwickler|Grafikerin|Lehrerin|Journalist|Fotografin|Koch|Krankenpfleger|Anwältin|Buchhalter|Architektin|Musiker|Marketingleiterin|Gründer|Beraterin|Apotheker|Tierärztin|Landwirt|Verkäuferin|Drehbuchautor|Studentin'.split(
    '|',
  ),
  it: 'sviluppatore software|grafica|insegnante|giornalista|fotografo|cuoca|infermiere|avvocata|commercialista|architetto|musicista|social media manager|imprenditrice|consulente|farmacista|veterinaria|agricoltore|libraia|sceneggiatore|studentessa'.split(
    '|',
  ),
  ko: '개발자|디자이너|교사|기자|사진작가|요리사|간호사|변호사|회계사|건축가|뮤지션|마케터|대표|컨설턴트|약사|수의사|농부|작가|대학생|바리스타'.split(
    '|',
  ),
  id: 'programmer|desainer grafis|guru|jurnalis|fotografer|koki|perawat|pengacara|akuntan|arsitek|musisi|social media specialist|pengusaha|konsultan|apoteker|dokter hewan|petani|penulis|mahasiswa|barista'.split(
    '|',
  ),
  ar: 'مهندس برمجيات|مصممة جرافيك|معلمة|صحفي|مصور|طاهٍ|ممرضة|محامية|محاسب|مهندس معماري|موسيقي|مدير تسويق|رائدة أعمال|مستشار|صيدلي|طبيب بيطري|مزارع|كاتبة|طالب جامعي|باريستا'.split(
    '|',
  ),
}
