import { community } from './community.ts'

export const CAFEKO = community({
  slug: 'cafeko',
  title: '카페와 일상',
  language: 'ko',
  size: 1.0,
  hours: 'evening',
  week: 'even',
  mood: [0.42, 0.22],
  hashtags: '카페투어 커피 디저트 일상 주말 빵지순례',
  emoji: '☕ 🍰 🥐 🌧️ 🧋',
  subreddits: 'koreacafe',
  leaders: `
    빵지도 | bbangjido | 전국 빵집을 걷는 사람
    주말에뭐하지 | *jumalmwo | 주말 소식
  `,
  happenings: `
    {othercity} 빵 축제 | 빵축제 | 0.85 | 2.4
    별다방상회 시즌 음료 | 시즌음료 | 0.6 | 2.2
    커피값 인상 | 커피값 | -0.8 | 2.4
  `,
  sheet: {
    ppang: `
      [소금빵|크루아상|치즈케이크|티라미수|마들렌|단팥빵|스콘|바스크 케이크|휘낭시에|딸기 케이크|베이글]
    `,
    eum: `
      [아이스 아메리카노|라떼|콜드브루|밀크티|드립 커피|말차 라떼|유자차]
    `,
    topics: `
      {ppang}
      {eum}
      [카페 투어|원두|홈카페|브런치|창가 자리|디저트]
    `,
    good: `
      {ppang} [마지막 하나 샀다|직접 구웠다|{name}(랑) 나눠 먹었다]
      {spot}에서 [책 {small}권 읽었다|창가 자리 앉았다|{eum} 두 잔 마셨다]
      {eum} 제대로 내렸다
    `,
    bad: `
      {ppang} [눈앞에서 품절됐다|태웠다|떨어뜨렸다]
      {eum} [노트북에 쏟았다|시럽 빼는 거 까먹었다]
      {spot} 갔는데 [휴무였다|{num}분 기다렸다]
    `,
    doing: `
      {spot}에서 [일하는 중|멍 때리는 중|책 읽는 중]
      {ppang} 굽는 중
      {eum} 마시는 중
    `,
    todo: `
      {ppang} 도전
      {spot} 방문
      {eum} 주문
      {name}(랑) {ppang} 투어
    `,
    up: `
      {ppang}{~mid} [겉바속촉이다|인생 맛이다|향이 미쳤다]
      {spot}{~mid} [조용해서 좋다|음악이 좋다|햇살이 예쁘다]
      {eum} 한 잔에 [기분이 풀린다|살아난다]
    `,
    down: `
      {ppang} 가격이 [{big}원 올랐다|무섭다]
      {spot}{~mid} [사람이 너무 많다|문 닫았다|와이파이가 안 된다]
      {eum} 맛이 [변했다|너무 쓰다]
    `,
    claim: `
      {ppang}(는) [아침에|식었을 때|혼자] 먹어야 맛있다
      {eum}에는 {ppang}(가) 어울린다
      좋은 카페는 [의자가|음악이|사장님이] 다르다
    `,
    asking: `
      {city}에서 {ppang} 맛집 어디야
      {eum} 어떤 원두 써
      {spot} 몇 시에 가야 한가해
    `,
    fact: `
      {ppang}(가) {small}개 남았다
      {eum} 가격이 {big}0원이다
      {spot} {hour}시에 문 연다
      줄이 {num}명이다
    `,
    spot: `
      [골목 카페|빵집|{othercity} 카페|한강 근처 카페|서점 카페|회사 앞 카페]
    `,
  },
})
