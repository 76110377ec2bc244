/** A part of the IAB Content Taxonomy 3.1 (IAB Tech Lab, CC BY 3.0), cut as `../interests.ts` says. */
export const SECOND = `
239 Hobbies & Interests
  240 Antiquing and Antiques
  248 Arts and Crafts
    249 Beadwork
    250 Candle and Soap Making
    251 Drawing and Sketching
    252 Jewelry Making
    253 Needlework
    254 Painting
    255 Photography
    256 Scrapbooking
    257 Woodworking
  258 Beekeeping
  259 Birdwatching
  260 Cigars
  261 Collecting
    262 Comic Books
    263 Stamps and Coins
  264 Content Production
    265 Audio Production
    266 Freelance Writing
    267 Screenwriting
    268 Video Production
  269 Games and Puzzles
    270 Board Games and Puzzles
    271 Card Games
    272 Roleplaying Games
  273 Genealogy and Ancestry
  241 Magic and Illusion
  242 Model Toys
  243 Musical Instruments
  244 Paranormal Phenomena
  245 Radio Control
  246 Sci-fi and Fantasy
  247 Workshops and Classes
1KXCLD Holidays
  157 National & Civic Holidays
274 Home & Garden
  275 Gardening
  278 Home Appliances
  279 Home Entertaining
  280 Home Improvement
  281 Home Security
  282 Indoor Environmental Quality
  283 Interior Decorating
  284 Landscaping
  285 Outdoor Decorating
  276 Remodeling & Construction
  277 Smart Home
163 Personal Celebrations & Life Events
  164 Anniversary
  166 Baby Shower
  167 Bachelor Party
  168 Bachelorette Party
  169 Birth
  170 Birthday
  172 Graduation
  173 Prom
  165 Wedding
391 Personal Finance
  392 Consumer Banking
  396 Financial Planning
  417 Home Utilities
    418 Gas and Electric
    419 Internet Service Providers
    420 Phone Services
    421 Water Services
  398 Insurance
    400 Home Insurance
    401 Life Insurance
    402 Motor Insurance
    403 Pet Insurance
    404 Travel Insurance
  410 Personal Investing
    411 Hedge Funds
    412 Mutual Funds
    413 Options
    414 Stocks and Bonds
  415 Personal Taxes
  416 Retirement Planning
422 Pets
  423 Birds
  424 Cats
  425 Dogs
  426 Fish and Aquariums
  427 Large Animals
  428 Pet Adoptions
  431 Pet Supplies
  429 Reptiles
  430 Veterinary Medicine
432 Pop Culture
  433 Celebrity Deaths
  434 Celebrity Families
  435 Celebrity Homes
  436 Celebrity Pregnancy
  437 Celebrity Relationships
  438 Celebrity Scandal
  439 Celebrity Style
  440 Humor and Satire
441 Real Estate
  442 Apartments
  445 Developmental Sites
  446 Hotel Properties
  447 Houses
  448 Industrial Property
  449 Land and Farms
  450 Office Property
  451 Real Estate Buying and Selling
  452 Real Estate Renting and Leasing
  443 Retail Property
  444 Vacation Properties
464 Science
  465 Biological Sciences
  466 Chemistry
  467 Environment
  468 Genetics
  469 Geography
  470 Geology
  471 Physics
  472 Space and Astronomy
  390 Weather
473 Shopping
  482 Children's Games and Toys
  474 Coupons and Discounts
  475 Flower Shopping
  476 Gifts and Greetings Cards
  477 Grocery Shopping
  478 Holiday Shopping
  479 Household Supplies
  480 Lotteries and Scratchcards
  161 Party Supplies and Decorations
  481 Sales and Promotions
483 Sports
  484 American Football
  507 Australian Rules Football
  518 Auto Racing
    519 Motorcycle Sports
  534 Badminton
  545 Baseball
  547 Basketball
  548 Beach Volleyball
  549 Bodybuilding
  550 Bowling
  485 Boxing
  486 Cheerleading
  487 College Sports
    490 College Baseball
    489 College Basketball
    488 College Football
  491 Cricket
  492 Cycling
  493 Darts
  495 Diving
  496 Equine Sports
  497 Horse Racing
  498 Extreme Sports
    499 Canoeing and Kayaking
    500 Climbing
    501 Paintball
    502 Scuba Diving
    503 Skateboarding
    504 Snowboarding
    505 Surfing and Bodyboarding
    506 Waterskiing and Wakeboarding
  508 Fantasy Sports
  509 Field Hockey
  510 Figure Skating
  511 Fishing Sports
  512 Golf
  513 Gymnastics
  514 Hunting and Shooting
  515 Ice Hockey
  516 Inline Skating
  517 Lacrosse
  520 Martial Arts
  521 Olympic Sports
    522 Summer Olympic Sports
    523 Winter Olympic Sports
  524 Poker and Professional Gambling
  525 Rodeo
  526 Rowing
  527 Rugby
    528 Rugby League
    529 Rugby Union
  530 Sailing
  531 Skiing
  532 Snooker/Pool/Billiards
  533 Soccer
  535 Softball
  551 Sports Equipment
  536 Squash
  537 Swimming
  538 Table Tennis
  539 Tennis
  540 Track and Field
  541 Volleyball
  542 Walking
  543 Water Polo
  544 Weightlifting
  546 Wrestling
552 Style & Fashion
  553 Beauty
    554 Hair Care
    555 Makeup and Accessories
    556 Nail Care
    557 Natural and Organic Beauty
    558 Perfume and Fragrance
    559 Skin Care
  574 Body Art
  575 Children's Clothing
  576 Designer Clothing
  577 Fashion Trends
  578 High Fashion
  579 Men's Fashion
    580 Men's Accessories
      581 Men's Jewelry and Watches
    582 Men's Clothing
      583 Men's Business Wear
      584 Men's Casual Wear
      585 Men's Formal Wear
      586 Men's Outerwear
      587 Men's Sportswear
      588 Men's Underwear and Sleepwear
    589 Men's Shoes and Footwear
  590 Personal Care
    591 Bath and Shower
    592 Deodorant and Antiperspirant
    593 Oral care
    594 Shaving
  595 Street Style
  560 Women's Fashion
    561 Women's Accessories
      562 Women's Glasses
      563 Women's Handbags and Wallets
      564 Women's Hats and Scarves
      565 Women's Jewelry and Watches
    566 Women's Clothing
      567 Women's Business Wear
      568 Women's Casual Wear
      569 Women's Formal Wear
      570 Women's Intimates and Sleepwear
      571 Women's Outerwear
      572 Women's Sportswear
    573 Women's Shoes and Footwear
`
