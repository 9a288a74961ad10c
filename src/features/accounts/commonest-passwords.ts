/**
 * The commonest passwords of at least eight characters that no rule of `common-passwords.ts` catches, after the
 * frequency list of zxcvbn-ts (MIT).
 */
export const commonest: ReadonlySet<string> = new Set(
  `
baseball superman 1qaz2wsx jennifer trustno1 sunshine computer michelle starwars princess corvette internet samantha
q1w2e3r4t5 maverick whatever mercedes steelers hardcore q1w2e3r4 midnight bigdaddy victoria marlboro 1q2w3e4r cocacola
jordan23 danielle jonathan liverpoo slipknot scorpion startrek redskins qazwsxedc liverpool nicholas dolphins metallic
mountain benjamin elephant rush2112 1q2w3e4r5t creative garfield 1qazxsw2 december airborne brooklyn godzilla
4815162342 williams darkness blink182 platinum 01012011 11223344 lifehack 12qwaszx snowball nintendo november pakistan
explorer redwings lasvegas guinness christin babygirl michigan carolina alexande minecraft metallica kristina kimberly
snickers paradise caroline lacrosse bollocks poohbear einstein drowssap courtney spitfire patricia maryjane champion
svetlana anderson westside security zaq12wsx alexander 123456789a 1232323q scarface marshall veronica stargate
semperfi brittany scotland cherokee simpsons michael1 vladimir franklin infinity passport bulldogs budlight softball
fktrcfylh kawasaki wildcats logitech swordfis motorola alexandr patriots colorado juventus freeuser warcraft wolverin
elizabet valentin mitchell ncc1701d spiderma hello123 pearljam predator charlie1 panthers peekaboo rolltide american
cardinal chevelle fyfcnfcbz loverboy electric darkside hercules lawrence wolfpack 741852963 spiderman blizzard
cheyenne 123456789q cjkysirj sterling basketball a1b2c3d4 freepass airplane billybob stingray chocolat zeppelin
firebird business greenday tarheels 01011980 hellfire engineer serenity fireball 1029384756 remember darkstar mustang1
pavilion bobafett 01012000 dbrnjhbz harrison swimming defender precious icecream swordfish presario rockstar airforce
thailand bluebird goldfish wrangler cadillac longhorn microsoft christia qazwsx123 assassin atlantis lonewolf software
leonardo srinivas angelina valentina veronika babydoll wordpass devildog mistress freedom1 soso123aljg montreal
wolfgang 31415926 hotstuff basketba birthday stephani jessica1 kathleen savannah shamrock deftones goldberg renegade
hamilton cristina enterpri babylon5 sweetpea trfnthbyf cavalier marathon aardvark manchester yankees1 napoleon
buckeyes 01011990 highland 1qaz2wsx3edc diamonds campbell chandler drpepper elizabeth 12345678910 thuglife sherlock
morpheus consumer adgjmptw barcelona sundance isabella overlord isabelle ultimate ncc1701e matthew1 geronimo aleksandr
portugal superfly q1w2e3r4t5y6 florence wrinkle1 11235813 seminole alejandr concrete access14 margaret christop
qazxswedc trombone pleasure rhbcnbyf christian cdtnkfyf stallion mongoose kingkong bluemoon personal a1234567 immortal
dietcoke anthony1 giovanni hollywoo morrison 14789632 clifford bonehead fernando ghbdtnbr charlott 1123581321 william1
hongkong sebastia werewolf super123 cooldude eternity lollipop tottenha stocking anything columbia makaveli robinson
verbatim standard blackcat punkrock raistlin infantry waterloo 01012010 seinfeld musicman megadeth skywalke squirrel
wolverine qazwsxed stardust twilight intrepid vanhalen punisher 1234567a showtime 111222333 skittles ekaterina
hannibal thunder1 chelsea1 1q2w3e4r5t6y portland panasonic sandiego penelope blackdog 1a2b3c4d californ playtime
warriors gangster christine chargers mushroom dingdong crusader stranger dkflbvbh anastasia slapshot guardian
147896325 septembe angelica scarlett kittycat munchkin rammstein 1passwor barcelon santiago blackman starcraft
goodluck coltrane katerina discover shaney14 192837465 lonestar stonecol meridian heather1 richard1 alexandra zaq1xsw2
beautiful lowrider tacobell catalina halflife kangaroo thompson socrates keyboard national formula1 penguins vacation
ragnarok mailcreated5240 lorraine dodgeram sebastian colombia oblivion sithlord mustangs scoobydo titleist richmond
director magnolia blueeyes mersedes springer patrick1 martinez cowboys1 nuttertools 1122334455 gateway1 imperial
grateful peterpan kingston pa55word freckles margarita deadhead research mariners rootbeer aspirine frederic children
stephanie scooter1 11112222 creampie plymouth justdoit 1234567q lightnin caliente goodtime catherin redalert brucelee
porkchop aquarius raiders1 thankyou fletcher shopping a1s2d3f4 sapphire qazwsxedcrfv hastings blackjac 01012001
spectrum chevrole amsterdam diamond1 rosemary candyman beatrice front242 atlantic labrador syracuse southern commando
clitoris 8j4ye3uz monopoly pineappl gangbang spartans romashka 123456aa snuggles phoenix1 infiniti jeremiah
1234567890q cosworth charlotte doberman qawsedrf brandon1 emmanuel webmaster viktoria porsche9 starbuck beefcake
godsmack clarence valhalla starfish sailboat achilles ncc1701a arsenal1 pa55w0rd frontier terminator kentucky jackson1
doughboy phillies dannyboy nebraska pinkfloy maryland luckydog september oklahoma agent007 vfrcbvrf nathalie whocares
vkontakte ihateyou dilligaf mandingo california technics golfball 01011991 bunghole 15426378 hurrican stripper
aberdeen rfnthbyf enterprise dthjybrf handsome excalibu brothers keystone flamingo lancelot melissa1 australia
kamikaze designer pokemon1 somethin apollo13 bradford deeznuts warhammer rangers1 meatball columbus manchest macdaddy
michaela 123456789z sentinel universe truelove billyboy military jamesbon microsof microlab pantyhos lifetime 01011985
gordon24 theodore function 73501505 passwor1 azsxdcfv 01011970 charlton bigmoney superstar fordf150 terminal wildfire
vladislav hollywood gretchen saratoga 01011981 greenbay trinidad chicken1 rjirfrgbde meatloaf hyperion rightnow
treasure 01011986 chester1 jasmine1 maradona anaconda japanese catherine pass1234 christopher albatros richards
turkey50 kenworth happy123 dinosaur lionking happyday chickens chocolate ericsson positive crazybab sherwood
polniypizdec0211 fktrcfylhf hardrock anhyeuem madeline february samsung1 applepie skywalker gandalf1 davidson skorpion
hellyeah australi rockhard hedgehog 13243546 yosemite 1qa2ws3ed america1 karolina starship salvador greatone 78945612
francois packers1 robotech backdoor rastaman alliance cinnamon sojdlg123aljg 18436572 963852741 jeanette operator
mechanic amsterda pingpong rasputin marianne majestic passwords kingfish zxcvbnm1 gotohell wrestlin railroad lineage2
thursday a123456789 peterson phillips nwo4life charles1 kcj9wx5n underdog r2d2c3po snoopdog broadway umbrella splinter
chemical jamesbond blackhaw sinclair megapass translator magicman supersta giuseppe caligula shannon1 meredith
bullseye saturday kristine tunafish gfhjkm123 dkflbckfd p0015123 12131415 crawford tazmania deepthroat dfktynbyf
tommyboy chainsaw christina marino13 getmoney budweise qazwsx12 brighton vfhufhbnf mamapapa penthous chrisbln snowboar
undertaker flounder moneyman canadian viewsonic downtown 01011989 eastside sneakers panasoni chicago1 thanatos
ghjcnjnfr whitesox poseidon johannes gargoyle intruder sunnyday ferrari1 solution madison1 newcastl goldstar buckshot
01011988 titanium federico superman1 sunflowe babyblue westwood apple123 florida1 motherlode multiplelo callaway
starfire paintbal winston1 knickers lokomotiv panther1 thirteen rjycnfynby avalanch philippe 01011984 zerocool
tomorrow godfather original 01011987 newyork1 idontknow vfvfgfgf 1x2zkg8w francesc syncmaster christie zxasqw12
paintball monalisa terrapin spongebob attitude clevelan barefoot chuckles meathead 02071986 cfitymrf cambiami
12345678q 03082006 blessing aleksandra gladiator southpark mazafaka pianoman casanova traveler hawkeyes clarinet
deeznutz 10203040 monster1 triangle valencia 01011910 rhiannon crystal1 smeghead andromeda 12345679 cerberus james007
tiberius gabriell salamander resident hayabusa together juliette 1q2w3e4r5 crjhgbjy nokia6300 rockford goldwing
brewster thegreat confused whiskers spaceman rebecca1 12qw34er gesperrt wrestling mohammed sersolution rhfcjnrf
montgom240 bulldog1 something runescape lightning 14725836 19411945 hoosiers recovery 01011992 adrienne roadking
illusion 01091989 medicine leavemealone megatron doghouse 12345678a mortgage heineken fishing1 moonlight 02071982
realmadrid balloons tinkerbell 135792468 babyface 01011975 blackbir bookworm godfathe seahawks talisman blackjack
hawaiian alphabet beautifu mortimer roadrunn charlene christmas handyman digital1 tiffany1 01011993 dutchess wareagle
valkyrie idontkno teddybea dragonball dolphin1 inuyasha stanford sullivan wishbone property gameover kittykat sinister
02021987 friendly aa123456 geoffrey newpass6 katherine claymore 02011985 sporting matthews checkers 01011977 02041986
gabriela 02081988 preacher gamecube 02051986 armagedon playstation z1x2c3v4 02091987 12011987 rhtdtlrj blackout
bcfields electron silverad 02021988 02031986 123456qw thunderb 02101985 ghostrider reynolds cannabis southpar jackson5
absolute lipstick 1234567890a laurence 02061985 02011987 mandarin baseball1 tottenham kleopatra dirtbike 1357924680
katherin northern cameltoe bluefish 02021986 slippery 01011983 02091986 mollydog annabell starcraf ghblehjr vasilisa
scorpio1 illinois deadpool farscape sunflower hopeless carpedie shepherd 02021984 gatorade cameron1 borussia 01011982
flexible graphics fyutkbyf 123qq123 yfcntymrf 02081984 02081987 thedoors 7ugd5hip2j elizaveta 02061986 strength
webmaste augustus alejandro argentina corleone vampires 02031984 02021985 21031988 babylove sergeant dragonba
stonecold register 01020304 01011999 millions millwall patience chrysler bullfrog a12345678 02011986 istanbul ashleigh
02081989 universal binladen shanghai porsche1 gabriel1 jayhawks amateurs barbados nightmare knockers chevrolet
cristian coolness 02041984 criminal hardware bobdylan capslock 02061989 teddybear gfhjkmgfhjkm missouri carlitos
coldbeer netscape andromed brigitte yeahbaby eldorado eastwood paranoid rainbow6 soulmate 9293709b13 microphone
kakashka 02021983 fgtkmcby 1234567891 brittney fastball creature just4fun smashing washington mephisto fountain
specialk estrella 02031987 buddyboy 02041983 02051983 piramida 02021989 violetta spencer1 salasana q2w3e4r5 heritage
browning 02041982 insomnia kissmyass budapest pinkfloyd sandwich testpass maxwell1 magician wildcard magazine telephon
02081986 1a2s3d4f rochelle pringles iverson3 02041987 02041988 vsjasnel12 darklord loveless radiohea 02011988 reckless
jiggaman tiger123 classics hooligan scrabble jellybea hawaii50 pharmacy abnormal concorde 01011979 02081985
qazwsxedc123 islander 02101984 02011980 yjdsqgfhjkm kazantip strawberry maksimka wg8e3wjf 02021982 sweetnes master12
andersen ferguson dynamite gertrude doomsday rhjrjlbk mariposa mazda626 excalibur marcello masamune 02071984 12365478
chestnut fullmoon michael2 02031985 inspiron forsaken snowboard lollypop insanity creation 02061988 katarina moonbeam
gonzalez senators pumpkins windsurf green123 reddevil sheridan rjhjktdf woodland vanguard aviation stanislav 02081982
02051982 yankees2 sausages francesco anastasiya nevermind presiden faithful vfitymrf happiness robotics 02011984
temppass highheel firewall 02031982 evolution drummer1 02061980 pumpkin1 download fandango mypassword earnhard
angelika icehouse misfit99 christma zaqxswcde 02061987 02091983 01081989 pineapple harrypotter gorgeous 12051988
vikings1 spongebo broncos1 radiohead viktoriya holidays mckenzie reddwarf dodgers1 05051987 02071987 02101989 02041985
platypus 02071980 1z2x3c4v abrakadabra marianna services 02101987 longjohn 134679852 01011900 alessandro honolulu
nygiants 02091984 windmill freebird slamdunk snowflak irishman 02091981 bergkamp training warrior1 playstat mudvayne
johndeer zildjian 02061983 02041981 02091980 22041987 josephin fishbone genesis1 bigblock jefferso clippers chambers
thisisit monkeybo hounddog pallmall 02051988 angel123 02041979 webhompas monsters 02051987 02081977 05051985 02071988
comanche 15051981 26061987 whiteout roadster stefanie heinrich undertak anastasi festival 02031981 mazdarx7 08031986
02051989 123456789s 02051984 02061984 cbr900rr lovelife chipmunk good123654 bluebell kjrjvjnbd 10011986 11051987
13041988 21031987 washingt tkbpfdtnf smirnoff pipeline james123 fishhead 06061986 konstantin summer99 newcastle
krasotka 01031988 02091985 starligh wireless scoobydoo 02021979 koroleva michaels yogibear redbaron testing1 02021981
nascar24 president 7894561230 highbury zachary1 02061982 username survivor wanderer soccer12 costello washburn
catwoman lemonade bearcats solitude 01011978 02011989 cricket1 slowhand paradigm nostromo arkansas terminat rainbow1
fantasia stephen1 02041989 underground johnson1 peaches1 cnfybckfd ghbywtccf 02101986 11081989 12021988 13041987
14061991 20061988 21011989 22021989 24061986 30051985 74108520 wildbill gilligan berkeley pool6123 armstron 01061990
tropical sundevil hurricane volkswag 01011960 02021976 zanzibar mustang6 trouble1 02071981 coventry gtnhjdbx 03041991
45m2do5bs nirvana1 sidekick 02031979 revolver jackass1 cleopatr jermaine gbhfvblf 02081983 marines1 18011987 23041987
everlast tinkerbe bluesman customer marjorie penguin1 tokiohotel straight nautilus highlander 02071983 longdong
07071987 threesom 02021973 01121986 ghjcnjgfhjkm 02011981 01071986 02091989 02071989 nokia6233 ghbdtn123 asdfgh01
valentine 10031988 10071987 12121990 13031987 14111986 19061987 19101987 24011985 25081988 28041987 matthias buddy123
private1 andyod22 complete fredrick fearless antelope marseille pantera1 viewsoni 02081980 02021990 01091987
evangelion handball barselona sandrine sprinter fyfnjkbq 01041985 02101988 palmtree sonyericsson 10011990 10051987
10101986 11061985 12121985 13061986 14021985 17051988 20111986 22011988 25800852 28021992 question soccer10 carpente
spartan1 pasadena coldplay fairlane elcamino callisto tomahawk gladiato fantomas castillo honeybee yamahar1 02031989
wildwood 09051945 david123 johngalt sweetness mcdonald buffalo1 02031980 01121988 02101981 cheshire superior 08121986
ministry trinitro bismillah capricorn 04041991 vendetta 03041986 02101983 margarit bigpoppa success1 voyager1 01011995
11051990 16051987 16051989 17061988 20031987 20091991 21031990 22021986 25031987 25121987 27061988 28011987 28021990
29011985 29051989 29071983 30041986 04041988 antonina hetfield cutiepie papillon baritone stephane freefall vjqgfhjkm
mischief foxylady dominion enforcer leedsutd remingto rfvfcenhf 02011983 derparol 02051980 05051989 08051990 02041980
01041988 01061986 cleopatra carnival 01011994 ghjuhfvvf knuckles kayleigh 11121986 12031985 12031987 13121985 15011987
15051990 15101986 18061990 18091985 20051988 20091988 21051991 21101986 22071986 30031988 31011987 02071978 firefigh
08031985 alexandre whiteboy cromwell dontknow 02011982 wp2003wp lakeside 123456ru noname123 screamer calimero 02101979
02051985 dfktynby francisc 02041974 cygnusx1 trucking 08081988 obsidian
`
    .trim()
    .split(/\s+/),
);
