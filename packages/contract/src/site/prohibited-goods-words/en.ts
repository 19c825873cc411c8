import type { GoodsWordLines } from '../prohibited-goods.ts';

/** 'Name | examples | other words'. */
export const goodsWordsEn: GoodsWordLines = {
  explosives: 'Explosives | gunpowder, dynamite, TNT, detonator | explosive, grenade, mine, blasting cap',
  fireworks:
    'Fireworks | firework, firecracker, sparkler, party popper | pyrotechnics, smoke bomb, flare, flare gun',
  airbags: 'Airbags | car airbag, seat belt pretensioner | airbag, squib',
  fuel: 'Fuel | petrol, kerosene, diesel, lighter fluid, solid fuel | gasoline, fuel, fire starter, paraffin',
  solvents:
    'Solvents and alcohol | acetone, paint thinner, white spirit, turpentine, hand sanitiser | solvent, isopropanol, ethanol, methanol, rubbing alcohol, sanitizer, nail polish remover',
  'solvent-paint':
    'Solvent-based paint and varnish | paint, enamel, varnish, paint primer, wood stain | lacquer, car paint, linseed oil',
  perfume: 'Perfume and cologne | perfume, eau de toilette, cologne, fragrance | eau de parfum, scent, attar',
  'nail-polish': 'Nail polish | gel polish, nail polish, nail primer | nail varnish, shellac nails',
  lighters: 'Lighters | gas lighter, lighter, lighter gas | zippo, torch lighter, blowtorch',
  matches: 'Matches | matches, storm matches, fire steel | matchbox, ferro rod',
  aerosols:
    'Aerosols | spray deodorant, hairspray, air freshener, expanding foam, spray paint | aerosol, spray, spray can, shaving foam, dry shampoo',
  'pepper-spray': 'Gas and pepper sprays | pepper spray, tear gas, gas spray | mace spray',
  'gas-cylinders':
    'Gas cylinders | propane, gas cylinder, helium, oxygen cylinder, soda charger | gas, butane, nitrous oxide, compressed gas, nitrogen, argon',
  'fire-extinguishers':
    'Fire extinguishers | powder extinguisher, CO2 extinguisher | fire extinguisher, extinguisher',
  'acids-alkalis':
    'Acids and alkalis | sulphuric acid, hydrochloric acid, battery acid, caustic soda, drain cleaner | acid, alkali, lye, electrolyte, rust remover, sulfuric acid',
  'lead-acid-batteries':
    'Lead-acid batteries | car battery, motorcycle battery, UPS battery | lead acid battery, gel battery',
  bleach: 'Bleach | chlorine bleach, pool tablets | bleach, chlorine',
  oxidisers:
    'Oxidisers and fertilisers | saltpetre, hydrogen peroxide, potassium permanganate, mineral fertiliser | fertilizer, fertiliser, ammonium nitrate, oxidizer, peroxide, calcium carbide',
  poisons:
    'Poisons and pesticides | rat poison, insecticide, herbicide, cockroach killer | poison, pesticide, arsenic, cyanide, insect killer, weed killer',
  mercury: 'Mercury | mercury thermometer, mercury lamp | mercury',
  radioactive:
    'Radioactive materials | radioactive source, uranium, radium watch | radioactive, thorium, isotope, tritium',
  glue: 'Glue and sealants | super glue, epoxy resin, sealant, construction adhesive | glue, adhesive, epoxy, resin, silicone sealant',
  'household-chemicals':
    'Household chemicals | washing powder, dishwashing liquid, cleaning product, liquid soap | detergent, laundry pods, fabric softener, dishwasher tablets, cleaner',
  powders: 'Powders | toner, pigment, plaster, powder | chemical reagent, dye, chemical',
  'car-fluids':
    'Car fluids | motor oil, antifreeze, brake fluid, fuel additive | engine oil, coolant, screenwash, lubricant, grease',
  'shock-absorbers': 'Gas shock absorbers | shock absorber, gas strut, gas lift | gas spring, strut',
  refrigeration:
    'Appliances with refrigerant | fridge, freezer, air conditioner, chilled water dispenser | refrigerator, refrigerant, freon, dehumidifier, ice maker, split system',
  firearms:
    'Firearms and air guns | pistol, rifle, shotgun, air gun, crossbow | gun, weapon, firearm, revolver, handgun, carbine',
  ammunition:
    'Ammunition | cartridges, bullets, artillery shells, blank cartridges | ammunition, ammo, bullet, pellets, bullet casing',
  'weapon-parts':
    'Weapon parts | gun sight, silencer, gun magazine, red dot sight | rifle scope, suppressor, gun barrel, gun stock, night vision, thermal scope',
  'weapon-replicas':
    'Replica weapons | replica pistol, airsoft gun, dummy grenade, deactivated gun | replica gun, airsoft, imitation gun, gun lighter',
  'bladed-weapons':
    'Bladed weapons | dagger, sword, sabre, switchblade, knuckleduster | katana, stiletto knife, butterfly knife, throwing knife, brass knuckles, nunchaku, machete, bayonet, shuriken',
  'stun-guns': 'Stun guns and batons | stun gun, telescopic baton, handcuffs | taser, baton, truncheon',
  drugs:
    'Narcotic and psychotropic substances | drug, marijuana, opium, heroin, hashish | drugs, narcotic, cannabis, cocaine, amphetamine, weed, ecstasy, psychotropic, bong, nasvay',
  medicines:
    'Medicines | pills, antibiotic, ointment, eye drops, injections | medicine, medication, drug tablets, tablets medicine, painkiller, insulin, vaccine, sleeping pills, slimming pills',
  counterfeit:
    'Counterfeit goods | fake brand, replica brand, counterfeit watch | counterfeit, fake, knockoff, replica bag, pirated disc, replica nike, replica shoes, replica',
  'extremist-literature':
    'Extremist material | extremist literature, extremist leaflets, symbols of banned organisations | extremist, extremism, terrorist, propaganda, religious extremist literature, swastika',
  pornography: 'Pornography | pornographic magazine, pornographic video | porn, porno, pornography, erotic',
  'spy-devices':
    'Spy devices | hidden camera, listening bug, pen camera, camera glasses | spy, spy camera, hidden microphone, covert recorder, watch with camera, wiretap',
  jammers:
    'Jammers | signal jammer, GPS jammer, phone jammer | jammer, radar detector, signal blocker, drone jammer',
  cash: 'Money and securities | cash, banknotes, cheque, bond | money, currency, dollars, yuan, securities, lottery ticket, shares',
  gold: 'Precious metals and stones | gold, silver, platinum, diamond, gold chain | gold bar, gold ring, ruby, emerald, sapphire, gemstone, bullion',
  documents:
    'Documents and cards | passport, driving licence, bank card, SIM card | document, identity card, diploma, certificate of birth, credit card, company seal',
  alcohol:
    'Alcoholic drinks | vodka, wine, cognac, beer, baijiu | alcohol, whisky, whiskey, spirits, champagne, liqueur, rum, liquor, brandy',
  tobacco:
    'Tobacco | cigarettes, cigars, hookah tobacco, heated tobacco sticks | tobacco, cigarette, nicotine, snus, chewing tobacco, shisha tobacco',
  vapes:
    'Vapes and e-cigarettes | vape, e-cigarette, disposable vape, vape liquid | electronic cigarette, pod system, e-liquid, vape cartridge, iqos, ecig, e-cig, e-cigs, vaping',
  'toy-weapons':
    'Toy weapons | toy gun, water gun, blaster, toy sword | nerf, water pistol, toy rifle, gel blaster, slingshot, toy knife, toy pistol, toy revolver, toy weapon, toy shotgun, toy crossbow, toy handgun, bubble gun',
  'religious-literature':
    'Religious literature and items | Quran, Bible, prayer book, religious book | koran, religious, hadith, icon, holy book',
  'medical-devices':
    'Medical devices | blood pressure monitor, glucose meter, syringe, contact lenses, inhaler | medical device, hearing aid, thermometer, nebuliser, nebulizer, pulse oximeter, test strips, medical, pregnancy test',
  'radio-transmitters':
    'Two-way radios and transmitters | two-way radio, walkie-talkie, mobile signal booster, satellite phone | transmitter, repeater, radio station, satellite terminal, starlink, signal booster, gps tracker',
  lasers: 'Lasers | laser pointer, laser sight, laser module | laser, green laser',
  drones: 'Drones | drone, quadcopter, camera drone | uav, copter, dji, mavic',
  antiques:
    'Antiques and cultural property | old coins, antique, old book, manuscript | antiques, collectible coins, archaeological, old painting, medals of honour',
  uniforms:
    'Uniforms and insignia | military uniform, police uniform, shoulder boards, chevron | body armour, bulletproof vest, military helmet, camouflage, insignia, badge police',
  'meat-fish':
    'Meat and fish | meat, sausage, fish, caviar, seafood | beef, lamb meat, chicken meat, pork, jerky, shrimp, dried fish',
  'dairy-eggs':
    'Dairy products and eggs | milk, cheese, butter, eggs | yoghurt, yogurt, cream dairy, ice cream, egg, kefir',
  'fruit-vegetables':
    'Fruit and vegetables | apples, fresh fruit, vegetables, mushrooms, berries | fruit, vegetable, potato, durian, mango, herbs fresh',
  food: 'Food | ready meal, bread, pastry, cake | food, foodstuff, pie, salad, snack fresh',
  seeds: 'Seeds | flower seeds, vegetable seeds, bulbs, seedlings | seed, tubers, cuttings, grain for sowing',
  plants:
    'Plants and soil | house plant, flowers, soil, cutting | plant, live plant, sapling, potting soil, dried flowers, untreated wood',
  animals:
    'Animals | puppy, kitten, live fish, turtle, insects | animal, dog, cat, parrot, hamster, bird, snake, ants, pet animal, spider',
  'protected-species':
    'Products of protected animals | ivory, saiga horn, tortoise shell, animal hide | tusk, bear bile, taxidermy, coral, musk, rhino horn, crocodile leather',
  'biological-samples':
    'Biological material | blood, lab samples, human tissue, specimens | biological material, plasma blood, bacteria, virus, ashes, sperm',
  'packaged-food':
    'Food in factory packaging | tea, coffee, sweets, spices, instant noodles | chocolate, biscuits, candy, snacks, sauce, nuts, baby food, chewing gum, sugar, rice, dried fruit, honey, canned food, chips, cookies',
  supplements:
    'Dietary supplements | dietary supplement, vitamins, protein, sports nutrition, collagen | supplement, creatine, gainer, omega, ginseng, herbal tea, slimming tea',
  'pet-food': 'Pet food | cat food, dog food, dog treats | pet food, cat litter',
  'damaged-batteries':
    'Damaged batteries | swollen battery, used battery, unpacked battery | damaged battery, faulty battery, bloated battery, swollen power bank',
  'strong-magnets':
    'Strong magnets | neodymium magnet, fishing magnet, speaker magnet | magnet, magnets, neodymium, magnetic balls',
  'power-banks':
    'Power banks | power bank, portable charger, power station | powerbank, external battery, portable battery',
  'spare-batteries':
    'Batteries and spare batteries | lithium battery, 18650 battery, AA batteries, phone battery | battery, batteries, lithium, lithium ion, laptop battery, accumulator, lifepo4, battery cell',
  'e-scooters':
    'Electric vehicles | e-scooter, hoverboard, e-bike, electric car | electric scooter, electric bike, electric bicycle, monowheel, segway, electric motorcycle, ride-on car',
  liquids:
    'Liquids | liquid, essential oil, ink, bottled liquid | oil, gel, printer ink, water, syrup, vegetable oil',
  cosmetics:
    'Cosmetics and skin care | cream, shampoo, serum, face mask, foundation | cosmetics, lotion, hair conditioner, toothpaste, hair dye, toner skin, sunscreen, eye patches, shower gel, lip gloss, mascara',
  knives:
    'Knives and cutting tools | kitchen knife, folding knife, hunting knife, axe, blades | knife, knives, blade, multitool, straight razor, scythe, pruner, chisel',
  'glass-mirrors':
    'Glass and mirrors | mirror, glass, glass vase, crystal chandelier | crystal, aquarium, windscreen, glass table, porcelain, glassware',
  hookahs: 'Hookahs | hookah, hookah bowl | shisha pipe, hookah hose, hookah vase',
  screens:
    'Televisions and monitors | television, monitor, screen, solar panel | tv, tv panel, display, phone screen, led display',
  'petrol-machines':
    'Machines with a petrol engine | chainsaw, motorcycle, generator, brush cutter | moped, quad bike, trimmer, outboard motor, engine, motor, lawn mower',
  machinery:
    'Machines and equipment | lathe, industrial equipment, 3D printer, compressor | machinery, machine tool, equipment, industrial sewing machine, laser engraver, vending machine',
  phones: 'Phones | smartphone, mobile phone, iPhone | phone, cell phone, samsung, xiaomi, redmi, huawei',
  laptops:
    'Laptops and tablets | laptop, tablet, e-reader | ipad, macbook, notebook computer, tablet computer',
  wearables:
    'Headphones and smart watches | wireless headphones, smart watch, fitness band, speaker | headphones, earbuds, watch, airpods, bluetooth speaker, headset, smartwatch, wristwatch, earphones, watch with battery',
  'power-tools':
    'Power tools | cordless screwdriver, drill, angle grinder, hammer drill | power tool, jigsaw, heat gun, electric saw, soldering iron, impact wrench, glue gun, nail gun',
  cameras:
    'Cameras | photo camera, action camera, dash cam, webcam | camera, video camera, lens, gopro, security camera, tripod, doorbell, binoculars, telescope, microscope',
  'phone-accessories':
    'Phone accessories | phone case, charger, cable, screen protector | case, phone charger, phone holder, adapter, magnetic holder, usb stick, flash drive, phone cable',
  'computer-parts':
    'Computer parts | keyboard, graphics card, mouse, printer, router | computer, processor, motherboard, hard disk, ssd, computer mouse, game console, gamepad, joystick, printer cartridge',
  clothing:
    'Clothing | dress, jacket, T-shirt, jeans, underwear | clothes, shirt, trousers, pants, coat, sweater, skirt, robe, socks, suit, hat, scarf, gloves, belt, tights, hoodie',
  shoes: 'Shoes | sneakers, shoes, boots, slippers | shoe, footwear, sandals, trainers, insoles, heels',
  bags: 'Bags and suitcases | bag, backpack, suitcase, wallet | handbag, purse, briefcase, clutch, luggage',
  'jewellery-fashion':
    'Costume jewellery | costume jewellery, earrings, bracelet, ring, hair clip | jewelry, jewellery, necklace, beads, chain, brooch, hair tie, wig, gold plated',
  glasses: 'Glasses | sunglasses, frame for glasses, reading glasses | eyeglasses, spectacles',
  textiles:
    'Home textiles | bed linen, curtains, towel, carpet, blanket | duvet, pillow, bedspread, tablecloth, mattress, fabric, sheet, rug',
  sewing:
    'Sewing and crafts | fabric, yarn, thread, buttons, household sewing machine | sewing machine, zipper, lace, knitting needles, needles, craft',
  toys: 'Toys | doll, building set, soft toy, remote-controlled car | toy, lego, puzzle, figurine, toy dog, toy cat, plush dog, board game, labubu, plush, slime, toy with battery, toy with batteries',
  souvenirs:
    'Souvenirs and décor | souvenir, key ring, fridge magnet, artificial flowers, Christmas decorations | keychain, photo frame, candle, decorative candle, artificial tree, painting, oil painting, wall clock, postcard',
  'baby-goods':
    'Baby goods | pram, nappies, cot, baby bottle | stroller, diapers, car seat, pacifier, baby walker, playpen, crib',
  tools:
    'Hand tools | screwdriver, hammer, spanner set, tape measure | tool, pliers, wrench, drill bits, shovel, jack, hose spray gun, garden spray gun, hand saw',
  kitchenware:
    'Kitchenware | saucepan, frying pan, thermos, containers, cutlery set | kitchenware, spoon, fork, plate, mug, cup, water bottle, wine glass, bowl, kettle, tableware, scissors, grater, cookware, pot',
  'small-appliances':
    'Small appliances | blender, hairdryer, iron, electric kettle, vacuum cleaner | mixer, multicooker, toaster, coffee machine, curling iron, shaver, hair clipper, air fryer, grill, fan, microwave, robot vacuum, heater, humidifier, scales',
  lighting:
    'Lighting and wiring | lamp, LED strip, chandelier, socket, switch | light bulb, light fixture, flashlight, torch, garland, floodlight, extension lead, relay',
  plumbing:
    'Plumbing and building supplies | mixer tap, tap, shower head, wallpaper, fittings | plumbing, sink, toilet bowl, pipe, tile, door handle, lock, hinges, screws, laminate, linoleum, brick, bolts',
  'dry-cosmetics':
    'Dry cosmetics and brushes | eye shadow, face powder, blush, make-up brushes | lipstick, eyeliner pencil, false eyelashes, false nails, comb, sponge, manicure set',
  hygiene:
    'Hygiene goods | toothbrush, sanitary pads, tissues, washcloth | soap, toilet paper, cotton pads, wet wipes, safety razor, medical masks, surgical masks',
  sports:
    'Sports and outdoor goods | dumbbells, tent, ball, yoga mat, fishing rod | exercise machine, sleeping bag, boxing gloves, skipping rope, fish hook, roller skates, skis, fishing tackle, bike helmet, kick scooter, skateboard, treadmill',
  'musical-instruments':
    'Musical instruments | guitar, synthesiser, drum, dutar | violin, piano, microphone, strings for guitar, flute, keyboard piano',
  books:
    'Books and printed matter | textbook, novel, magazine, world map | book, newspaper, dictionary, comic, poster, calendar, manga',
  stationery:
    'Stationery | exercise book, pen, pencils, watercolour paints | stationery, paper, felt-tip pen, notepad, pencil case, gouache, stickers, adhesive tape, ruler, glue stick, notebook',
  'pet-goods':
    'Pet goods | lead for dogs, cat bed, pet bowl, dog toy | dog leash, cat toy, collar, scratching post, cat carrier, cat house, pet cage, dog bed, dog collar',
  'car-parts':
    'Car parts and accessories | headlight, bumper, brake pads, car mat, car stereo | car parts, spare part, filter, spark plug, bearing, radiator, rear-view mirror, seat covers, bonnet, sensor, wipers, turbo',
  furniture:
    'Furniture | table, chair, wardrobe, sofa, office chair | furniture, bed, cabinet, shelf, armchair, stool, chest of drawers, desk',
  'large-appliances':
    'Large appliances | washing machine, cooker, dishwasher, extractor hood | oven, tumble dryer, gas stove, water heater, boiler, hob',
  bicycles:
    'Bicycles | bicycle, children’s bicycle, balance bike | bike, cycle, bicycle frame, bicycle parts',
  tyres: 'Tyres | car tyres, winter tyres, inner tube | tyre, tire, tires, wheel, rims',
};
