/** Places that are not on the map, or not one place. A text made of them names no country. */
export const JOKE_PLACES = `
the moon, moon, mars, jupiter, saturn, uranus, pluto, venus, space, outer space, the universe, universe, somewhere, nowhere, everywhere,
anywhere, somewhere over the rainbow, over the rainbow, neverland, never never land, wonderland, narnia, hogwarts, hogwarts school,
gryffindor, slytherin, ravenclaw, hufflepuff, diagon alley, platform 9 34, middle earth, mordor, the shire, shire, rivendell, gondor, hobbiton, westeros,
winterfell, kings landing, gotham, metropolis, wakanda, asgard, the tardis, tardis, gallifrey, tatooine, hoth, alderaan, death star, the death star,
a galaxy far far away, far far away, bikini bottom, pallet town, hyrule, azeroth, skyrim, tamriel, rapture, los santos, silent hill,
raccoon city, springfield usa, quahog, south park, stars hollow, sunnydale, hawkins, storybrooke, panem, district 12, camp half blood, forks,
erebor, the matrix, matrix, cyberspace, the internet, internet, online, the web, the cloud, cloud 9, cloud nine, twitter, instagram,
tumblr, facebook, youtube, snapchat, worldwide, world wide, international, global, globally, the world, world, earth, planet earth, the earth,
heaven, hell, hades, the abyss, limbo, purgatory, paradise, utopia, oz, land of oz, emerald city of oz, atlantis, el dorado, shangri la, home, at home, my home,
my house, your house, your mum, your moms house, ur moms house, your mom, ya moms house, bed, my bed, in bed, your bed, my room, the couch, couch, sofa, kitchen, the kitchen,
your heart, in your heart, ur heart, my heart, your head, my head, inside your head, your mind, in my mind, my mind, your dreams, in your dreams, dreams, dreamland, dream land,
behind you, right behind you, here, there, here and there, right here, not here, over there, in the clouds, under the sea, under a rock, the void, void, the upside down, upside down,
the beach, beach, the gym, gym, work, school, church, the studio, studio, on tour, on the road, on the move, road, in transit, in the sky, the sky, sky, the stars, stars, among the stars,
lost, lost in thought, candyland, candy land, candy mountain, lollipop land, gods country, kingdom of heaven, kingdom, in christ, seventh heaven, cloud city,
the north, the south, the east, the west, up north, down south, north, south, east, west, europe, africa, asia, north america, south america, latin america, european union, eu, scandinavia, middle east, the middle east, antarctica, earth 616, third rock from the sun, 3rd rock from the sun,
the trap, trap house, the hood, the ghetto, ghetto, the streets, streets, the jungle, jungle, zoo, the zoo, area 51, bermuda triangle, the bermuda triangle,
天国, 地獄, 宇宙, 地球, 月, 火星, 二次元, 異世界, 夢の国, どこか, どこでも, ここ, 家, 自宅, 布団, ベッド, お布団の中, 布団の中, あなたの心の中, 心の中, 世界, ネット, インターネット, 電脳空間, 銀河系, 太陽系, 太陽系第三惑星, 妄想, 脳内, ホグワーツ, 海の底,
none, unknown, null, undefined, secret, private, n a, na, tbd, somewhere on earth, somewhere in the world, all over, all over the place, all around the world, around the world, citizen of the world, global citizen
`
