export type Operator = { name: string; country_code: string; targeting_value: string }
export type Device = { name: string; manufacturer: string; os_type: 'iOS' | 'Android'; targeting_value: string }
type PlatformVersion = {
  name: string
  platform: string
  number: string
  os_type: string
  targeting_value: string
}

/** Mobile networks by country, as their customers know them. */
const OPERATOR_TABLE = `
US AT&T,Verizon,T-Mobile,US Cellular,Cricket,Metro,Mint Mobile,Google Fi
JP docomo,au,SoftBank,Rakuten Mobile,Y!mobile,UQ mobile,IIJmio,mineo
GB EE,O2,Vodafone,Three,giffgaff,Sky Mobile,Tesco Mobile
CA Rogers,Bell,Telus,Freedom Mobile,Fido
AU Telstra,Optus,Vodafone,Boost
NZ Spark,One NZ,2degrees
IE Vodafone,Three,Eir
IN Jio,Airtel,Vi,BSNL
NG MTN,Airtel,Glo,9mobile
KE Safaricom,Airtel,Telkom Kenya
ZA Vodacom,MTN,Cell C,Telkom
SG Singtel,StarHub,M1
PH Globe,Smart,DITO
ES Movistar,Orange,Vodafone,Yoigo
MX Telcel,AT&T México,Movistar
AR Claro,Movistar,Personal
CO Claro,Movistar,Tigo
CL Entel,Movistar,Claro,WOM
PE Claro,Movistar,Entel,Bitel
BR Vivo,Claro,TIM
PT MEO,NOS,Vodafone
FR Orange,SFR,Bouygues Telecom,Free Mobile
BE Proximus,Orange,Base
DE Telekom,Vodafone,O2,1&1
AT A1,Magenta,Drei
CH Swisscom,Sunrise,Salt
IT TIM,Vodafone,WindTre,Iliad
KR SK Telecom,KT,LG U+
ID Telkomsel,Indosat,XL Axiata,Smartfren
EG Vodafone,Orange,Etisalat,WE
SA stc,Mobily,Zain
AE etisalat,du
MA Maroc Telecom,Orange,Inwi
JO Zain,Orange,Umniah
`

export const OPERATORS: readonly Operator[] = OPERATOR_TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const country_code = line.slice(0, 2)
    return line
      .slice(3)
      .split(',')
      .map((name) => ({ name, country_code }))
  })
  .map((operator, at) => ({ ...operator, targeting_value: (93 + at * 7).toString(36) }))

export const PLATFORMS = [
  { name: 'iOS', targeting_value: '0' },
  { name: 'Android', targeting_value: '1' },
  { name: 'BlackBerry phones and tablets', targeting_value: '2' },
  { name: 'Mobile web on other devices', targeting_value: '3' },
  { name: 'Desktop and laptop computers', targeting_value: '4' },
] as const

const DEVICE_TABLE = `
Apple iOS iPhone 12,iPhone 13,iPhone 13 mini,iPhone 14,iPhone 14 Plus,iPhone 15,iPhone 15 Pro,iPhone 16,iPhone 16 Pro,iPhone SE,iPad,iPad Air,iPad mini,iPad Pro
Samsung Android Galaxy S22,Galaxy S23,Galaxy S24,Galaxy S25,Galaxy A14,Galaxy A54,Galaxy Z Flip5,Galaxy Tab S9
Google Android Pixel 6a,Pixel 7,Pixel 8,Pixel 8a,Pixel 9
Sony Android Xperia 1 V,Xperia 5 V,Xperia 10 V
Xiaomi Android Redmi Note 12,Redmi Note 13,Xiaomi 13
Sharp Android AQUOS sense7,AQUOS sense8,AQUOS R8
OPPO Android Reno9 A,Reno11 A
Motorola Android moto g53,moto edge 40
`

export const DEVICES: readonly Device[] = DEVICE_TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [manufacturer, os_type, ...names] = line.split(' ') as [string, Device['os_type'], ...string[]]
    return names
      .join(' ')
      .split(',')
      .map((name) => ({ name, manufacturer, os_type }))
  })
  .map((device, at) => ({ ...device, targeting_value: (62 + at * 3).toString(36) }))

const VERSION_TABLE = `
iOS 0 14.0 15.0 16.0 17.0 18.0 26.0
Android 1 10.0 11.0 12.0 13.0 14.0 15.0 16.0
`

export const PLATFORM_VERSIONS: readonly PlatformVersion[] = VERSION_TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [platform, , ...numbers] = line.split(' ') as [string, string, ...string[]]
    return numbers.map((number) => ({
      name: `${platform} ${number}`,
      platform,
      number,
      os_type: platform.toUpperCase(),
    }))
  })
  .map((version, at) => ({ ...version, targeting_value: (17 + at * 2).toString(36) }))
