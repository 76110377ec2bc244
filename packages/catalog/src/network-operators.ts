export type NetworkOperator = { id: string; country_code: string; label: string; label_ja: string | null }

/** Mobile networks as their customers know them, by country: our own list. Japanese names after =. */
const TABLE = `
AE e&; du; Virgin Mobile UAE
AR Claro; Movistar; Personal
AT A1; Magenta; Drei
AU Telstra; Optus; Vodafone; Boost Mobile
BD Grameenphone; Robi; Banglalink; Teletalk
BE Proximus; Orange; BASE; Telenet
BG A1; Vivacom; Yettel
BR Vivo; Claro; TIM
CA Rogers; Bell; Telus; Freedom Mobile; Fido; Koodo; Videotron
CH Swisscom; Sunrise; Salt
CL Entel; Movistar; Claro; WOM
CN China Mobile=中国移動通信; China Unicom=中国聯通; China Telecom=中国電信; China Broadnet=中国広電
CO Claro; Movistar; Tigo; WOM
CZ O2; T-Mobile; Vodafone
DE Telekom; Vodafone; O2; 1&1
DK TDC; Telenor; Telia; 3
EC Claro; Movistar; CNT
EG Vodafone; Orange; e&; WE
ES Movistar; Orange; Vodafone; Yoigo; Digi
ET Ethio telecom; Safaricom
FI Elisa; DNA; Telia
FR Orange; SFR; Bouygues Telecom; Free Mobile
GB EE; O2; Vodafone; Three; giffgaff; Sky Mobile; Tesco Mobile; Lebara
GH MTN; Telecel; AT
GR Cosmote; Vodafone; Nova
HK CSL; 3 Hong Kong; SmarTone; China Mobile Hong Kong
HU Telekom; Yettel; One
ID Telkomsel; Indosat Ooredoo Hutchison; XL Axiata; Smartfren
IE Vodafone; Three; eir
IL Pelephone; Partner; Cellcom; Hot Mobile
IN Jio; Airtel; Vi; BSNL
IT TIM; Vodafone; WindTre; iliad
JO Zain; Orange; Umniah
JP NTT docomo=NTTドコモ; au; SoftBank=ソフトバンク; Rakuten Mobile=楽天モバイル; Y!mobile=ワイモバイル; UQ mobile; ahamo; povo; LINEMO; IIJmio; mineo; OCN Mobile One=OCN モバイル ONE; NURO Mobile=NUROモバイル; BIGLOBE Mobile=BIGLOBEモバイル; J:COM Mobile=J:COM MOBILE
KE Safaricom; Airtel; Telkom Kenya
KR SK Telecom=SKテレコム; KT; LG U+
KW Zain; Ooredoo; stc
MA Maroc Telecom; Orange; inwi
MX Telcel; AT&T; Movistar; Bait
MY CelcomDigi; Maxis; U Mobile; Unifi Mobile
NG MTN; Airtel; Glo; T2
NL KPN; Odido; Vodafone
NO Telenor; Telia; ice
NZ Spark; One NZ; 2degrees
PE Claro; Movistar; Entel; Bitel
PH Globe; Smart; DITO
PK Jazz; Zong; Telenor; Ufone
PL Orange; Play; Plus; T-Mobile
PT MEO; NOS; Vodafone; Digi
QA Ooredoo; Vodafone
RO Orange; Vodafone; Telekom; Digi
RS mts; Yettel; A1
SA stc; Mobily; Zain
SE Telia; Tele2; Telenor; 3
SG Singtel; StarHub; M1; Simba
TH AIS; TrueMove H; NT
TR Turkcell; Vodafone; Türk Telekom
TW Chunghwa Telecom=中華電信; Taiwan Mobile=台湾大哥大; Far EasTone=遠傳電信
TZ Vodacom; Airtel; Yas; Halotel
UA Kyivstar; Vodafone; lifecell
UG MTN; Airtel
US AT&T; Verizon; T-Mobile; UScellular; Cricket Wireless; Metro by T-Mobile; Mint Mobile; Visible; Boost Mobile; Google Fi Wireless; Xfinity Mobile; Spectrum Mobile
UY Antel; Movistar; Claro
VE Movistar; Digitel; Movilnet
VN Viettel; Vinaphone; MobiFone; Vietnamobile
ZA Vodacom; MTN; Cell C; Telkom; Rain
`

const slug = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/\+/g, ' plus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The ids are ours. An ad account is told the name and the country, and looks its own id up. */
export const NETWORK_OPERATORS: readonly NetworkOperator[] = TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const country_code = line.slice(0, 2)
    return line
      .slice(3)
      .split('; ')
      .map((entry): NetworkOperator => {
        const [label = '', label_ja = null] = entry.split('=')
        return { id: `${country_code.toLowerCase()}-${slug(label)}`, country_code, label, label_ja }
      })
  })
