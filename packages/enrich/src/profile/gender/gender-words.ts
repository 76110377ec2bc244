/** What a bio says of itself. One word per line of evidence; matched on whole words, Japanese inside the text. */
export const GENDER_WORDS = {
  female: `she her hers she/her girl girls woman women lady ladies gal mum mom mommy mummy momma mama mother wife wifey mrs ms miss sister sis
    daughter aunt auntie grandma grandmother nana granny niece girlfriend gf fangirl girly actress waitress hostess queen princess goddess diva
    heroine businesswoman sportswoman spokeswoman chairwoman congresswoman housewife bride bridesmaid ballerina seamstress sorority
    mompreneur girlboss ella madre mamá hija esposa chica mujer hermana abuela actriz escritora elle mère maman épouse fille femme
    actrice sie/ihr mutter ehefrau frau tochter mamma moglie figlia donna ragazza attrice mãe filha mulher menina atriz irmã moeder vrouw`,
  male: `he him his he/him guy boy boys man men dude bro bloke lad lads gentleman dad daddy father papa husband hubby mr sir brother son uncle
    grandpa grandfather grandad nephew boyfriend bf fanboy king prince lord duke businessman sportsman spokesman chairman congressman
    groom fraternity él padre papá hijo esposo chico hombre hermano abuelo il père mari fils homme vater ehemann sohn marito
    figlio uomo ragazzo pai marido filho homem menino irmão vader`,
  brand: `official we our us inc llc ltd co corp company store shop shops brand agency news newspaper magazine radio fm tv channel station
    magazine podcast team club association society foundation charity organization organisation nonprofit ngo university college school
    department council ministry hotel restaurant cafe bar gallery museum theatre festival conference events services solutions products
    customers clients free shipping deals discounts offers sale jobs hiring careers follow updates latest daily weather alerts bot automated
    feed support helpdesk opening hours established est since providing provider leading premier largest supplier manufacturer wholesale retailer
    software platform app startup group community network oficial noticias tienda empresa offiziell nachrichten officiel actualités ufficiale notizie`,
  femaleJa: `女子 女の子 主婦 ママ 母です 母親 妻です 嫁です 娘です 奥さん 腐女子 お母さん 女です ♀ 女性です OL JK JD 女優 看護婦 ワーママ 専業主婦 二児の母 一児の母 三児の母 児の母 女社長 乙女`,
  maleJa: `男子 男です 旦那 夫です 父です 父親 パパ お父さん ♂ おっさん おじさん オッサン オジサン 男性です 俺 僕 息子 既婚男 DK 二児の父 一児の父 三児の父 児の父 親父 野郎`,
  brandJa: `公式 当店 弊社 株式会社 有限会社 合同会社 営業時間 定休日 お問い合わせ お知らせ ご予約 店舗 通販 運営 最新情報 事務局 協会 編集部 広報 情報をお届け 情報を発信 ニュース キャンペーン 中の人 ショップ 専門店 発売中 配信中 お届けします 発信しています`,
} as const

export type GenderClass = 'female' | 'male' | 'brand'
