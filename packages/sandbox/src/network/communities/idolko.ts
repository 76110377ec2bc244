import { community } from './community.ts'

export const IDOLKO = community({
  slug: 'idolko',
  title: '아이돌 덕질',
  language: 'ko',
  size: 1.2,
  ages: [16, 38],
  hours: 'night',
  week: 'weekend',
  mood: [0.46, 0.2],
  hashtags: '최애 컴백 덕질 콘서트 포토카드 음방',
  emoji: '💜 🎤 🥹 ✨ 📸',
  subreddits: 'kpopfans',
  leaders: `
    루나레이 | *lunaray_kr | 5인조 그룹 루나레이 공식 계정
    한서윤 | hanseoyun_lr | 루나레이 리더. 떡볶이 좋아함
    아이돌저널 | *idoljournal | 매일 아이돌 소식
  `,
  happenings: `
    루나레이 컴백 | 루나레이컴백 | 0.9 | 3.4
    {star} 첫 단독 콘서트 | 첫콘서트 | 0.9 | 3
    티켓팅 오류 | 티켓팅 | -0.8 | 2.8
  `,
  sheet: {
    choe: `
      [최애|리더|막내|메인보컬|센터|{star}|차애]
    `,
    mul: `
      [포토카드|응원봉|앨범|슬로건|티켓|굿즈|시즌그리팅|폴라로이드]
      [키링|엽서|스티커|포스터|미니북|부채|뱃지|담요|럭키드로우]
    `,
    mudae: `
      [콘서트|팬사인회|음방|직캠|라방|팬미팅|쇼케이스|자컨]
      [앙코르|생카|버스킹|연말 무대|예능|브이로그|티저|막방]
    `,
    gong: `
      [콘서트|팬사인회|팬미팅|쇼케이스|버스킹|연말 무대|음방|막방]
    `,
    topics: `
      {mul}
      {mudae}
      [덕질|입덕|컴백|티켓팅|스밍|최애 생일]
    `,
    good: `
      {choe} {gong} [다녀왔다|챙겨 봤다|앞자리 잡았다]
      {mul} [{small}장 뽑았다|교환 성공했다|직접 만들었다]
      {choe}한테 [인사받았다|하트 받았다|이름 불렸다]
      {name}한테 {mudae} 영업했다
      {mul} [나눔했다|세트로 맞췄다]
      {mudae} 보다가 [울었다|소리 질렀다|밥을 놓쳤다]
    `,
    bad: `
      {gong} [티켓팅 망했다|늦잠 자서 놓쳤다|추첨 떨어졌다]
      {mul} [{num}장 샀는데 {choe} 없었다|잃어버렸다|구겼다]
      {choe} {gong} 하는 날 [감기 걸렸다|버스 놓쳤다|약속 있었다]
    `,
    doing: `
      {choe} {mudae} 보는 중
      {mul} 정리하는 중
      {mudae} 기다리는 중
      {choe} 사진 {num}장 고르는 중
    `,
    todo: `
      {gong} 티켓팅
      {mul} 교환
      {choe} 생일 준비
      {mudae} 복습
    `,
    up: `
      {choe} {mudae}{~mid} [미쳤다|레전드다|눈물 난다|완벽했다]
      {mul} 실물이 [너무 예쁘다|최고다]
      {choe}{~mid} [머리색|고음|춤선|웃음]이 [예술이다|사랑스럽다]
      친구가 {choe} {mudae} 보고 [입덕했다|울었다]
    `,
    down: `
      {mul}{~mid} [배송이 안 온다|너무 비싸다|품절이다]
      {gong}{~mid} [너무 멀다|금방 끝났다|연기됐다]
      {choe} 분량이 너무 적다
      [지갑|체력|와이파이](가) {mudae} 때문에 바닥났다
    `,
    claim: `
      {choe}(는) {mudae}에서 봐야 한다
      {mul}(는) 많을수록 좋다
      덕질은 [체력이다|밥 먹고 하는 거다|혼자 해도 재밌다]
      {gong}(는) [뒷자리|혼자 가는 것|평일]도 좋다
      {mul}보다 {mudae}(가) 먼저다
      [입덕|탈덕|휴덕|덕질]에 [이유는 없다|나이는 없다|끝은 없다]
    `,
    asking: `
      {mul} [교환할 사람 있어|얼마에 샀어]
      {choe} 영상 [뭐부터 봐|추천해 줄 수 있어]
      {gong} 끝나고 [뭐 먹어|어디로 가]
      {gong} 가는 사람 있어
      {mul} 어디에 보관해
      {choe} 어떤 무대가 제일 좋아
      {gong} 몇 시에 도착해야 해
    `,
    fact: `
      {gong}까지 {num}일 남았다
      {mul}(가) {num}장 있다
      {choe} 생일이 {small}월이다
      {gong} 대기번호 {big}번이다
      {name}(가) {mul} {num}개 모았다
      [{num}|{small}]번째 {mudae} [돌려보는 중이다|보는 중이다|저장했다]
    `,
    spot: `
      [공연장|굿즈 줄|음반 매장|{othercity} 팬미팅장|생일 카페|지하철 광고 앞]
    `,
  },
})
