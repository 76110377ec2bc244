/** An interest people are reached by, and the communities of the network where it is at home. */
export type Interest = { name: string; targeting_value: string; communities: readonly string[] }

/** Category: interest [communities], … after the IAB Content Taxonomy 3.1 (IAB Tech Lab, CC BY 3.0). */
const TABLE = `
Attractions: Amusement and Theme Parks, Bars & Restaurants [cafe ramen london cafeko], Casinos & Gambling, Historic Site and Landmark Tours [travel viajes viaggi], Malls & Shopping Centers [fashion], Museums & Galleries [photography], Nightclubs [musica], Outdoor Activities [climbing cycling running], Parks & Nature [gardening onsen], Theater Venues [film], Zoos & Aquariums [dogs neko]
Automotive [motorsport]: Auto Body Styles [motorsport], Auto Buying and Selling [motorsport], Auto Insurance, Auto Parts [motorsport], Auto Recalls, Auto Rentals, Auto Repair [motorsport], Auto Safety, Auto Shows [motorsport], Auto Technology [motorsport technik], Auto Type, Car Culture [motorsport], Dash Cam Videos, Motorcycles [motorsport], Road-Side Assistance, Scooters
Books and Literature [books dokusho lecture]: Art and Photography [photography], Biographies [books], Children's Literature [kosodate], Comics and Graphic Novels [doujin anime], Cookbooks [cooking jisui cuisine], Fiction [books dokusho lecture], Poetry [books lecture], Travel Books [travel], Young Adult Literature [books]
Business and Finance [startups investing marketing shigoto]: Business [startups marketing shigoto], Business Accounting & Finance [investing], Business I.T. [engineer], Business Operations [startups], Consumer Issues [setsuyaku], Economy [investing], Entrepreneurship [startups], Industries [startups], Large Business, Logistics, Marketing and Advertising [marketing], Sales [marketing], Small and Medium-sized Business [startups], Startups [startups]
Careers [shigoto startups]: Apprenticeships, Career Advice [shigoto], Career Planning [shigoto], Job Search [shigoto], Remote Working [webdev engineer shigoto], Vocational Training
Communication:
Education [gakusei]: Adult Education, College Education [gakusei], Early Childhood Education [kosodate], Educational Assessment [gakusei], Homeschooling, Homework and Study [gakusei], Language Learning [gakusei], Online Education [datascience webdev], Primary Education, Private School, Secondary Education
Entertainment [film popfans idol]: Anime & Manga [anime doujin], Celebrity Fandom [popfans idol idolko], Movies [film eiga cinema], Music [indiemusic popfans band musica], Television [film eiga], Virtual Performers [vtuber]
Events: Awards Shows [film popfans], Business Expos & Conferences [startups marketing], Fan Conventions [doujin anime], Fashion Events [fashion], Musical Events [band indiemusic musica], Sporting Events [football basketball yakyu]
Family and Relationships [kosodate]: Dating, Eldercare, Marriage and Civil Unions, Parenting [kosodate], Parenting Babies and Toddlers [kosodate], Single Life
Fine Art: Costume, Dance [idol idolko], Design [webdev fashion], Digital Arts [doujin], Fine Art Photography [photography taswir], Modern Art, Opera, Theater
Food & Drink [cooking baking coffee jisui ramen kuliner cocina cuisine cucina]: Alcoholic Beverages [london], Barbecues and Grilling [cooking], Coffee and Tea [coffee cafe cafeko qahwa], Cooking [cooking jisui cocina cuisine cucina cozinha], Desserts and Baking [baking cafe backen], Dining Out [ramen kuliner london cafe], Food Movements, Healthy Cooking and Eating [jisui gim], Non-Alcoholic Beverages [coffee cafe cafeko qahwa], Noodles [ramen], Vegan Diets, Vegetarian Diets, World Cuisines [kuliner cuisine cucina cocina]
Genres [film eiga cinema]: Action/Adventure, Animation & Anime [anime doujin], Biographies, Comedy [film], Documentary [film cinema], Drama [film eiga cinema schermo], Factual, Family/Children, Fantasy, History, Holiday, Horror [film], Lifestyle, Music Video, Musical, Mystery, Nature, Public Radio, Reality TV [popfans], Romance, Science Fiction [space film], Soap Opera [novelas], Special Interest (Indie/Art House), Sports Radio, Talk Radio, Talk Show, Thriller, Western, Young Adult
Healthy Living [running undou gim]: Fitness and Exercise [undou gim running], Nutrition [gim undou], Running and Jogging [running corrida course laufen corsa], Senior Health, Weight Training [gim undou], Wellness [onsen undou rotina]
Hobbies & Interests [boardgames woodworking gardening photography]: Antiquing and Antiques, Arts and Crafts [woodworking], Beekeeping, Birdwatching, Cameras and Photography [photography taswir], Cigars, City Life [london lagos kansai barrio chilangos portenos cidade], Collecting [doujin], Content Production [vtuber marketing], Games and Puzzles [boardgames], Genealogy and Ancestry, Magic and Illusion, Model Toys [tetsudo], Musical Instruments [band indiemusic], Paranormal Phenomena, Radio Control, Sci-fi and Fantasy [books anime], Trains and Railways [tetsudo trains bahn pendolari], Woodworking [woodworking], Workshops and Classes
Holidays: National & Civic Holidays
Home & Garden [gardening garten engei plantas jardin orto]: Gardening [gardening garten engei plantas jardin orto], Home Appliances [technik], Home Entertaining, Home Improvement [woodworking], Home Security [homelab], Indoor Environmental Quality, Interior Decorating, Landscaping [gardening garten], Outdoor Decorating, Remodeling & Construction, Smart Home [homelab technik]
Movies [film eiga cinema]: Action and Adventure Movies [film eiga], Animation Movies [anime], Arthouse Movies [cinema film], Comedy Movies [film], Documentary Movies [film cinema], Drama Movies [film eiga cinema schermo], Horror Movies [film], Science Fiction Movies [film space]
Music [indiemusic popfans band musica idol idolko]: Adult Contemporary Music, Alternative Music [indiemusic band], Classical Music, Dance and Electronic Music [musica], Hip Hop Music [lagos], Indie Music [indiemusic], J-Pop [idol], Jazz, K-Pop [idolko popfans], Pop Music [popfans musica], Rock Music [band indiemusic]
Personal Celebrations & Life Events: Anniversary, Baby Shower, Bachelor Party, Bachelorette Party, Birth, Birthday, Graduation, Prom, Wedding
Personal Finance [investing setsuyaku]: Consumer Banking [setsuyaku], Financial Planning [investing], Frugal Living [setsuyaku], Home Utilities [setsuyaku], Insurance, Personal Investing [investing], Personal Taxes, Retirement Planning [investing]
Pets [dogs neko]: Birds, Cats [neko], Dogs [dogs], Fish and Aquariums, Large Animals, Pet Adoptions [dogs neko], Pet Supplies, Reptiles, Veterinary Medicine [dogs neko]
Pop Culture [popfans idol vtuber]: Celebrity Deaths, Celebrity Families, Celebrity Homes, Celebrity Pregnancy, Celebrity Relationships, Celebrity Scandal, Celebrity Style [fashion popfans], Humor and Satire [rotina kansai], Internet Culture [vtuber popfans]
Real Estate: Apartments, Developmental Sites, Hotel Properties, Houses, Industrial Property, Land and Farms, Office Property, Real Estate Buying and Selling, Real Estate Renting and Leasing, Retail Property, Vacation Properties [travel]
Science [space datascience]: Biological Sciences, Chemistry, Environment [gardening], Genetics, Geography [travel], Geology, Physics [space], Space and Astronomy [space], Weather
Shopping [setsuyaku fashion cosme]: Children's Games and Toys, Coupons and Discounts [setsuyaku], Flower Shopping, Gifts and Greetings Cards, Grocery Shopping [cooking jisui], Holiday Shopping, Household Supplies [setsuyaku], Lotteries and Scratchcards, Party Supplies and Decorations, Sales and Promotions [setsuyaku fashion]
Sports [football basketball yakyu futbol futebol calcio running]: American Football, Australian Rules Football, Auto Racing [motorsport], Badminton, Baseball [yakyu], Basketball [basketball], Beach Volleyball, Bodybuilding [gim], Bowling, Boxing, Cheerleading, Climbing [climbing], College Sports, Cricket, Cycling [cycling fahrrad], Darts, Diving, Equine Sports, Extreme Sports [climbing], Fantasy Sports, Field Hockey, Figure Skating, Fishing Sports, Golf, Gymnastics, Horse Racing, Hunting and Shooting, Ice Hockey, Inline Skating, Lacrosse, Martial Arts, Olympic Sports, Poker and Professional Gambling, Rodeo, Rowing, Rugby, Sailing, Skiing [climbing], Snooker/Pool/Billiards, Soccer [football futbol futebol calcio foot fussball], Softball, Sports Equipment, Squash, Surfing and Bodyboarding, Swimming, Table Tennis, Tennis, Track and Field [running corrida course laufen corsa], Volleyball, Walking [running onsen], Water Polo, Weightlifting [gim undou], Winter Sports [climbing], Wrestling
Style & Fashion [fashion cosme]: Beauty [cosme], Body Art, Children's Clothing [kosodate], Designer Clothing, Fashion Trends [fashion], High Fashion, Men's Fashion [fashion], Nail Care [cosme], Personal Care [cosme], Skin Care [cosme], Street Style [fashion], Women's Fashion [fashion cosme]
Technology & Computing [webdev datascience homelab engineer technik]: Artificial Intelligence [datascience engineer], Augmented Reality, Cloud Computing [webdev homelab], Computer Networking [homelab], Computer Peripherals [homelab pcgames], Computing [webdev engineer homelab datascience], Consumer Electronics [technik homelab], Data Storage and Warehousing [datascience homelab], Internet for Beginners, Mobile Apps [sumahogame webdev], Programming Languages [webdev engineer], Robotics [technik], Smartphones [technik sumahogame], Virtual Reality, Web Development [webdev engineer]
Television [film eiga popfans]: Animation TV [anime], Children's TV [kosodate], Comedy TV [film], Drama TV [film eiga novelas], Factual TV [space], Reality TV [popfans], Science Fiction TV [space film], Sports TV [football yakyu]
Travel [travel viajes viaggi onsen]: Adventure Travel [climbing travel], Air Travel [travel], Budget Travel [travel setsuyaku], Camping [climbing], Day Trips [onsen tetsudo], Family Travel [kosodate], Hot Springs [onsen], Hotels and Motels [travel], Rail Travel [tetsudo trains bahn], Road Trips [travel], Travel Accessories, Travel Locations [travel viajes viaggi], Travel Preparation and Advice [travel], Travel Type [travel viajes viaggi]
Video Gaming [pcgames sumahogame boardgames videojuegos jogos jeuxvideo zocken videogiochi]: Console Games [pcgames], Mobile Games [sumahogame], PC Games [pcgames videojuegos jogos jeuxvideo zocken videogiochi], Role-Playing Video Games [pcgames sumahogame], Simulation Video Games [pcgames], Strategy Video Games [pcgames boardgames], Video Game Genres [pcgames sumahogame], eSports [pcgames]
`

const FIRST_VALUE = 1_001

function parse(): Interest[] {
  const found: { name: string; communities: string[] }[] = []
  for (const line of TABLE.trim().split('\n')) {
    const colon = line.indexOf(':')
    const top = entry(line.slice(0, colon))
    found.push(top)
    const parts = line.slice(colon + 1).trim()
    for (const part of parts === '' ? [] : parts.split(/, (?![^[]*\])/)) {
      const { name, communities } = entry(part)
      found.push({ name: `${top.name}/${name}`, communities })
    }
  }
  return found.map((interest, at) => ({ ...interest, targeting_value: String(FIRST_VALUE + at) }))
}

function entry(text: string): { name: string; communities: string[] } {
  const [, name, communities = ''] = /^(.+?)(?: \[(.+)\])?$/.exec(text.trim())!
  return { name: name!, communities: communities.split(' ').filter((slug) => slug !== '') }
}

export const INTERESTS: readonly Interest[] = parse()
