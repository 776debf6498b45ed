BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE boxes (
	digest VARCHAR(64) NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY (digest)
);
CREATE TABLE chat (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	at DOUBLE NOT NULL, "key" VARCHAR(64), 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE entries (
	table_id VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	lines TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	"key" VARCHAR(64), 
	PRIMARY KEY (table_id, version), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('NlTvWToqFUA1',0,'die lightgrey 2
leave
exchange wool stone
gain food
exchange stone food
exchange food iron
task helper architect3
architect Antwerpen
take Antwerpen
architect Tiletum
exchange stone wool
exchange iron wool
end
cardinal 1
cardinal 6
draw character king:ap1
corruption 1
die lightgrey 6
discard
draw character contract:ap3
draw character king:ap2
draw character character:ap1
draw character merchant:2merchant
draw character king:2gold
end
cardinal 2
cardinal 4
draw contract 7iron
draw contract 7wool
draw contract fleur
corruption 0
die blue 1
tile
task crest lion 3
merchant Strasbourg-Milano
king
end
cardinal 1
cardinal 5
tile
draw bonus cup
draw bonus 2wool
draw bonus character3
draw bonus any3
draw bonus 1identical
roll yellow 1
roll yellow 6
roll blue 2
roll lightgrey 2
roll blue 3
roll lightgrey 5
roll pink 2
roll pink 5
corruption 2
die blue 3
tile
task fulfil 3iron
task helper +1ap
task helper +1ap
architect Troyes
end
cardinal 3
cardinal 3
corruption 2',1.7950459464376804829e+09,NULL);
INSERT INTO "entries" VALUES('NlTvWToqFUA1',64,'die yellow 1',1.79504594647222900398e+09,NULL);
INSERT INTO "entries" VALUES('NlTvWToqFUA1',65,'leave',1.7950459464743652344e+09,NULL);
INSERT INTO "entries" VALUES('NlTvWToqFUA1',66,'exchange wool gold',1.79504594647563266761e+09,NULL);
INSERT INTO "entries" VALUES('NlTvWToqFUA1',67,'gain iron',1.79504594647766947744e+09,NULL);
INSERT INTO "entries" VALUES('NlTvWToqFUA1',68,'exchange iron stone',1.7950459464803209305e+09,NULL);
INSERT INTO "entries" VALUES('NlTvWToqFUA1',69,'exchange iron stone',1.79504594648742890356e+09,NULL);
INSERT INTO "entries" VALUES('NlTvWToqFUA1',70,'contract 1',1.79504594649542880053e+09,NULL);
INSERT INTO "entries" VALUES('NlTvWToqFUA1',71,'task buy iron',1.79504594649784135823e+09,NULL);
INSERT INTO "entries" VALUES('NlTvWToqFUA1',72,'end
draw contract tower
cardinal 4
cardinal 5
draw character architect:2stone
corruption 1',1.79504594650086069101e+09,NULL);
INSERT INTO "entries" VALUES('NlTvWToqFUA1',78,'die pink 2',1.79504594650424146654e+09,NULL);
INSERT INTO "entries" VALUES('NlTvWToqFUA1',79,'end
cardinal 1
cardinal 4
draw character merchant:1merchant+house
draw bonus any2
draw bonus +2ap
draw bonus tower
roll darkgrey 3
roll blue 3
roll blue 4
roll pink 4
roll darkgrey 3
roll lightgrey 6
roll yellow 4
roll lightgrey 2
corruption 1
cardinal 1
cardinal 5',1.79504594650832414622e+09,NULL);
INSERT INTO "entries" VALUES('NlTvWToqFUA1',97,'die yellow 4',1.79504594651554274555e+09,NULL);
INSERT INTO "entries" VALUES('Ofm2QcM1HUQ4',0,'wheel 1
draw bonus architect2
draw bonus 2gold+2vp
draw bonus character2
draw bonus any2
draw bonus goods
draw bonus architect3
draw bonus fleur
draw bonus 1identical
draw bonus 2iron
draw bonus contract3
draw bonus 1identical
draw bonus any3
draw bonus tower
draw bonus character3
draw bonus 5gold
draw contract 1wool+3iron
draw contract 7iron
draw contract 5identical
draw contract 3wool+1iron
draw contract cup
draw character king:2vp
draw character character:ap1
draw character king:ap2
draw character character:2food
draw character architect:2architect
draw cost 3for5
draw cost 3for4
draw cost 4for7
draw cost 2for2
draw cost 6for10
draw cost 2for3
draw cost 5for8
draw cost 4for6
draw cost unavailable
draw town Troyes
draw town Verona
draw town Frankfurt
draw fair contract
draw fair house
draw fair crest
draw fair contract+cathedral
first 1
roll pink 4
roll blue 4
roll yellow 5
roll darkgrey 1
roll lightgrey 2
roll lightgrey 6
roll yellow 4
roll pink 5
corruption 2',1.79504594623178100583e+09,NULL);
INSERT INTO "entries" VALUES('Ofm2QcM1HUQ4',52,'die pink 4',1.7950459464556632042e+09,NULL);
INSERT INTO "entries" VALUES('Ofm2QcM1HUQ4',53,'tile',1.79504594645789217945e+09,NULL);
INSERT INTO "entries" VALUES('Ofm2QcM1HUQ4',54,'task helper any2',1.79504594645959353448e+09,NULL);
INSERT INTO "entries" VALUES('Ofm2QcM1HUQ4',55,'gain gold',1.79504594646066355703e+09,NULL);
INSERT INTO "entries" VALUES('Ofm2QcM1HUQ4',56,'gain stone',1.79504594646157789234e+09,NULL);
INSERT INTO "entries" VALUES('Ofm2QcM1HUQ4',57,'task buy stone',1.79504594646245145802e+09,NULL);
INSERT INTO "entries" VALUES('Ofm2QcM1HUQ4',58,'end',1.79504594646361708637e+09,NULL);
INSERT INTO "entries" VALUES('Ofm2QcM1HUQ4',59,'die blue 4 as 5',1.7950459464644379616e+09,NULL);
INSERT INTO "entries" VALUES('Ofm2QcM1HUQ4',60,'leave',1.7950459464666068554e+09,NULL);
INSERT INTO "entries" VALUES('Ofm2QcM1HUQ4',61,'exchange gold iron',1795045946.46759,NULL);
INSERT INTO "entries" VALUES('Ofm2QcM1HUQ4',62,'gain gold',1.79504594646924757958e+09,NULL);
INSERT INTO "entries" VALUES('Ofm2QcM1HUQ4',63,'exchange stone wool',1.7950459464707231522e+09,NULL);
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	serial INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	public BOOLEAN NOT NULL, 
	created DOUBLE NOT NULL, 
	touched DOUBLE NOT NULL, 
	rules INTEGER NOT NULL, 
	header TEXT NOT NULL, 
	info TEXT NOT NULL, 
	seed VARCHAR(40) NOT NULL, 
	bot VARCHAR(64), 
	lease DOUBLE NOT NULL, 
	deadline DOUBLE, 
	chats INTEGER NOT NULL, 
	PRIMARY KEY (id)
)
 WITHOUT ROWID

;
INSERT INTO "tables" VALUES('NlTvWToqFUA1',12,98,'playing',0,1.7950459464365191459e+09,1.79504594651554274555e+09,2,'{"tiletum":1,"engine":"0.1.0","rules":2,"players":1,"edition":"living","first":null,"shuffled_actions":false,"training":false,"names":[],"solo":{"random":0,"chosen":[],"equal_picks_asked":false},"box":"4f29839e4a3c367ebca86ab3272fc67dcd48af647653002c7dfdc536f05a0351","start":{"format":1,"players":2,"edition":"living","round":2,"turn":1,"phase":"action","order":[0,1],"to_move":0,"wheel":{"architect":4,"joker":5,"character":6,"king":1,"contract":2,"merchant":3},"dice":{"pink 1":1,"pink 6":1,"lightgrey 2":1,"lightgrey 6":1,"darkgrey 2":1,"darkgrey 6":1,"blue 1":1,"blue 5":1},"bag":{"yellow":2,"pink":0,"lightgrey":0,"darkgrey":0,"blue":0},"action_tiles":{"architect":"+1ap","joker":"architect2","character":"1identical","king":"lion","contract":"king3","merchant":"+3ap"},"king_tile":"+1ap","map_tiles":{"Antwerpen":"3iron","Venezia":"merchant3","Hamburg":"merchant2","Toulouse":"joker1","Genova":"5gold"},"contract_offer":["5wool","1wool+3iron","eagle","rose","3identical+3wool"],"character_offer":["architect:1architect+pillar","architect:2architect","architect:2stone","merchant:1merchant","merchant:3gold"],"piles":{"bonus":{"1identical":1,"2iron":1,"2wool":1,"1wool+1iron":1,"cup":1,"eagle":1,"rose":1,"tower":1,"character2":1,"character3":1,"contract2":1,"contract3":1,"+2ap":1,"colour":1,"any2":1,"any3":1,"goods":1},"contract":{"5identical":1,"7identical":1,"5iron":1,"7iron":1,"7wool":1,"2identical+2iron":1,"3wool+1iron":1,"3wool+3iron":1,"fleur":1,"cup":1,"tower":1},"character":{"contract:ap1+any":1,"contract:ap3":1,"contract:2wool":1,"contract:1gold+1iron":1,"contract:1gold+1wool":1,"character:ap1":1,"character:ap2":1,"character:2gold":1,"character:1architect+1merchant":1,"architect:1architect":1,"architect:pillar":1,"merchant:2merchant":1,"merchant:1merchant+house":1,"merchant:house":1,"king:ap1":1,"king:ap2":1,"king:2vp":1,"king:3vp":1,"king:2gold":1}},"discards":{"bonus":{},"character":{}},"costs":{"Paris":"5for8","Koeln":"2for2","London":"6for10","Bordeaux":"4for7","Lyon":"unavailable","Firenze":"4for6","Milano":"3for5","Praha":"2for3","Wien":"3for4"},"cathedral_tiles":{"Paris":[3,2,1],"Koeln":[4,2,1],"London":[3,2],"Bordeaux":[4,2,1],"Lyon":[],"Firenze":[7,6,5],"Milano":[7,5,3],"Praha":[8,6],"Wien":[6,5]},"fairs":[["Tiletum","crest"],["Troyes","contract+cathedral"],["Verona","filled-building"],["Nuernberg","contract+crest"]],"corruption":[2],"king_track":[[4,[0]],[7,[1]]],"houses":{},"pillars":{"Paris":[1],"Koeln":[1],"London":[1]},"boards":[{"score":17,"resources":{"gold":0,"food":8,"wool":1,"stone":5,"iron":1},"merchant":"Tiletum","architect":"Tiletum","houses":2,"pillars":3,"rooms":[[null,null,null],[null,null],[null,null],[null],[null]],"crests":[null,null,null,null,null,null],"store":["architect3","character:2food"],"contracts":["3wool"],"cathedrals":[],"dice":[]},{"score":33,"resources":{"gold":0,"food":3,"wool":1,"stone":1,"iron":7},"merchant":"Leipzig","architect":"Bordeaux","houses":7,"pillars":4,"rooms":[[null,null],[null,null],[null,null],[null,null],[null,null]],"crests":["fleur",null,null,null,null],"store":[],"contracts":[],"cathedrals":["London"],"dice":[]}],"solo":{"challenges":["deep-coffers","favor-at-the-court","very-special-friends"],"decrees":["worldly-riches","everlasting-fame","family-alliances","busy-hands","religious-communities"],"pawn":0,"dice":[5,4]},"pending":{"stack":[["die",0,0,0,0]],"position":0,"seat":0,"action":null,"points":0,"die":null,"colour":null,"colour_tile":null,"exchanged":false,"in_use":[[],[]],"action_order":["architect","joker","character","king","contract","merchant"],"wheel":3,"shuffled_actions":false,"pick":-1}}}','{"seats":[{"player":"person","name":"Ann","joined":true,"hook":null,"colour":0},{"player":"cardinalbot","name":"","joined":true,"hook":null,"colour":1}],"clock":null,"left":null,"stopped":false,"asking":null,"rematch":null,"scores":null,"winner":null}','138972365917766644744033851576654647042',NULL,0.0,NULL,0);
INSERT INTO "tables" VALUES('Ofm2QcM1HUQ4',12,64,'playing',0,1.79504594622625660892e+09,1.7950459464707231522e+09,2,'{"tiletum":1,"engine":"0.1.0","rules":2,"players":2,"edition":"living","first":null,"shuffled_actions":false,"training":false,"names":["Ann","Bob"],"solo":null,"box":"c1f829024ed4ab90582a16e6943e2973d88843ec178cdbbb43e2bb325a6845b5","box_data":{"format":1,"name":"Tiletum","spaces":[{"id":"London","name":"London","x":6,"y":11,"mark":"Y"},{"id":"Brugge","name":"Brugge","x":25,"y":13,"mark":"Y"},{"id":"Antwerpen","name":"Antwerpen","x":38,"y":11,"mark":"Y"},{"id":"Hamburg","name":"Hamburg","x":61,"y":6,"mark":"Y"},{"id":"Tiletum","name":"Tiletum","x":33,"y":22,"mark":"Y"},{"id":"Koeln","name":"Köln","x":48,"y":20,"mark":"Y"},{"id":"Leipzig","name":"Leipzig","x":73,"y":17,"mark":"Y"},{"id":"Paris","name":"Paris","x":20,"y":32,"mark":"Y"},{"id":"Troyes","name":"Troyes","x":33,"y":34,"mark":"Y"},{"id":"Strasbourg","name":"Strasbourg","x":48,"y":35,"mark":"Y"},{"id":"Frankfurt","name":"Frankfurt","x":57,"y":27,"mark":"Y"},{"id":"Nuernberg","name":"Nürnberg","x":69,"y":29,"mark":"Y"},{"id":"Praha","name":"Praha","x":84,"y":25,"mark":"Y"},{"id":"Bordeaux","name":"Bordeaux","x":10,"y":48,"mark":"Y"},{"id":"Wien","name":"Wien","x":92,"y":38,"mark":"Y"},{"id":"Lyon","name":"Lyon","x":34,"y":48,"mark":"Y"},{"id":"Milano","name":"Milano","x":54,"y":50,"mark":"Y"},{"id":"Verona","name":"Verona","x":67,"y":48,"mark":"Y"},{"id":"Venezia","name":"Venezia","x":80,"y":49,"mark":"Y"},{"id":"Toulouse","name":"Toulouse","x":16,"y":60,"mark":"Y"},{"id":"Arles","name":"Arles","x":33,"y":61,"mark":"Y"},{"id":"Genova","name":"Genova","x":53,"y":61,"mark":"Y"},{"id":"Firenze","name":"Firenze","x":70,"y":63,"mark":"Y"},{"id":"London-Brugge","name":"London–Brugge","road":true,"x":16,"y":13,"mark":"Y"},{"id":"Antwerpen-Hamburg","name":"Antwerpen–Hamburg","road":true,"x":50,"y":8,"mark":"Y"},{"id":"Paris-Bordeaux","name":"Paris–Bordeaux","road":true,"x":14,"y":40,"mark":"Y"},{"id":"Strasbourg-Milano","name":"Strasbourg–Milano","road":true,"x":51,"y":43,"mark":"Y"},{"id":"Nuernberg-Verona","name":"Nürnberg–Verona","road":true,"x":68,"y":39,"mark":"Y"},{"id":"Arles-Genova","name":"Arles–Genova","road":true,"x":43,"y":63,"mark":"Y"}],"links":[{"between":["London","London-Brugge"],"mark":"Y"},{"between":["London-Brugge","Brugge"],"mark":"Y"},{"between":["Brugge","Antwerpen"],"mark":"X"},{"between":["Antwerpen","Antwerpen-Hamburg"],"mark":"Y"},{"between":["Antwerpen-Hamburg","Hamburg"],"mark":"Y"},{"between":["Antwerpen","Tiletum"],"mark":"X"},{"between":["Antwerpen","Koeln"],"mark":"X"},{"between":["Tiletum","Koeln"],"mark":"X"},{"between":["Tiletum","Paris"],"mark":"S"},{"between":["Tiletum","Troyes"],"mark":"X"},{"between":["Koeln","Frankfurt"],"mark":"X"},{"between":["Paris","Troyes"],"mark":"X"},{"between":["Paris","Paris-Bordeaux"],"mark":"Y"},{"between":["Paris-Bordeaux","Bordeaux"],"mark":"Y"},{"between":["Troyes","Strasbourg"],"mark":"R"},{"between":["Troyes","Lyon"],"mark":"X"},{"between":["Strasbourg","Frankfurt"],"mark":"R"},{"between":["Strasbourg","Strasbourg-Milano"],"mark":"Y"},{"between":["Strasbourg-Milano","Milano"],"mark":"Y"},{"between":["Frankfurt","Nuernberg"],"mark":"R"},{"between":["Nuernberg","Praha"],"mark":"R"},{"between":["Nuernberg","Nuernberg-Verona"],"mark":"Y"},{"between":["Nuernberg-Verona","Verona"],"mark":"Y"},{"between":["Hamburg","Leipzig"],"mark":"X"},{"between":["Leipzig","Praha"],"mark":"X"},{"between":["Praha","Wien"],"mark":"X"},{"between":["Wien","Venezia"],"mark":"X"},{"between":["Bordeaux","Toulouse"],"mark":"X"},{"between":["Toulouse","Arles"],"mark":"X"},{"between":["Lyon","Arles"],"mark":"X"},{"between":["Arles","Arles-Genova"],"mark":"R"},{"between":["Arles-Genova","Genova"],"mark":"R"},{"between":["Genova","Milano"],"mark":"X"},{"between":["Genova","Firenze"],"mark":"X"},{"between":["Milano","Verona"],"mark":"X"},{"between":["Verona","Venezia"],"mark":"X"},{"between":["Verona","Firenze"],"mark":"X"}],"house_spaces":[{"town":"London","players":2,"bonus":["vp 3"],"mark":"X"},{"town":"London","players":4,"bonus":[],"mark":"X"},{"town":"Brugge","players":2,"bonus":[],"mark":"X"},{"town":"Brugge","players":3,"bonus":[],"mark":"X"},{"town":"Antwerpen","players":2,"bonus":[],"mark":"X"},{"town":"Antwerpen","players":3,"bonus":[],"mark":"X"},{"town":"Hamburg","players":2,"bonus":["vp 2"],"mark":"X"},{"town":"Koeln","players":2,"bonus":[],"mark":"X"},{"town":"Koeln","players":3,"bonus":[],"mark":"X"},{"town":"Leipzig","players":2,"bonus":["building"],"mark":"X"},{"town":"Leipzig","players":4,"bonus":[],"mark":"X"},{"town":"Paris","players":2,"bonus":[],"mark":"X"},{"town":"Paris","players":3,"bonus":["building"],"mark":"X"},{"town":"Troyes","players":2,"bonus":[],"mark":"X"},{"town":"Troyes","players":3,"bonus":[],"mark":"X"},{"town":"Strasbourg","players":2,"bonus":[],"mark":"X"},{"town":"Frankfurt","players":2,"bonus":[],"mark":"X"},{"town":"Frankfurt","players":4,"bonus":[],"mark":"X"},{"town":"Nuernberg","players":2,"bonus":[],"mark":"X"},{"town":"Nuernberg","players":4,"bonus":[],"mark":"X"},{"town":"Praha","players":2,"bonus":["vp 2"],"mark":"X"},{"town":"Praha","players":3,"bonus":[],"mark":"X"},{"town":"Bordeaux","players":2,"bonus":["vp 2"],"mark":"X"},{"town":"Wien","players":2,"bonus":["vp 4"],"mark":"X"},{"town":"Lyon","players":2,"bonus":["building"],"mark":"X"},{"town":"Milano","players":2,"bonus":[],"mark":"X"},{"town":"Milano","players":4,"bonus":["vp 2"],"mark":"X"},{"town":"Verona","players":2,"bonus":[],"mark":"X"},{"town":"Verona","players":3,"bonus":[],"mark":"X"},{"town":"Venezia","players":2,"bonus":["vp 3"],"mark":"X"},{"town":"Venezia","players":4,"bonus":[],"mark":"X"},{"town":"Toulouse","players":2,"bonus":["vp 3"],"mark":"X"},{"town":"Arles","players":2,"bonus":[],"mark":"X"},{"town":"Arles","players":4,"bonus":["vp 1"],"mark":"X"},{"town":"Genova","players":2,"bonus":["building"],"mark":"X"},{"town":"Genova","players":3,"bonus":[],"mark":"X"},{"town":"Firenze","players":2,"bonus":["vp 4"],"mark":"X"}],"bonus_spaces":[{"town":"Brugge","players":2,"mark":"R"},{"town":"Antwerpen","players":2,"mark":"R"},{"town":"Venezia","players":2,"mark":"R"},{"town":"Paris","players":2,"mark":"S","marks":{"players":"X"}},{"town":"Nuernberg","players":2,"mark":"R","marks":{"players":"X"}},{"town":"Hamburg","players":2,"mark":"X"},{"town":"Toulouse","players":2,"mark":"X"},{"town":"Genova","players":2,"mark":"X"},{"town":"Leipzig","players":3,"mark":"X"},{"town":"Strasbourg","players":3,"mark":"X"},{"town":"Arles","players":3,"mark":"X"},{"town":"Troyes","players":4,"mark":"X"},{"town":"Frankfurt","players":4,"mark":"X"},{"town":"Verona","players":4,"mark":"X"}],"cathedrals":[{"town":"Paris","tiles":[3,2,1],"tile_marks":["P","X","X"],"pillar_spaces":3,"mark":"Y","pillar_mark":"X"},{"town":"Koeln","tiles":[4,2,1],"tile_marks":["P","X","P"],"pillar_spaces":3,"mark":"Y","pillar_mark":"X"},{"town":"London","tiles":[4,3,2],"tile_marks":["X","X","P"],"pillar_spaces":3,"mark":"Y","pillar_mark":"X"},{"town":"Bordeaux","tiles":[4,2,1],"tile_marks":["X","X","P"],"pillar_spaces":3,"mark":"Y","pillar_mark":"X"},{"town":"Lyon","tiles":[5,4,3],"tile_marks":["P","X","X"],"pillar_spaces":3,"mark":"Y","pillar_mark":"X"},{"town":"Firenze","tiles":[7,6,5],"tile_marks":["X","P","P"],"pillar_spaces":3,"mark":"Y","pillar_mark":"X"},{"town":"Milano","tiles":[7,5,3],"tile_marks":["P","X","X"],"pillar_spaces":3,"mark":"Y","pillar_mark":"X"},{"town":"Praha","tiles":[8,6],"tile_marks":["P","X"],"pillar_spaces":2,"mark":"Y","pillar_mark":"X"},{"town":"Wien","tiles":[6,5],"tile_marks":["P","P"],"pillar_spaces":2,"mark":"Y","pillar_mark":"X"}],"cost_tiles":[{"id":"unavailable","mark":"R"},{"id":"3for4","stone":3,"vp":4,"mark":"P"},{"id":"2for2","stone":2,"vp":2,"mark":"X"},{"id":"2for3","stone":2,"vp":3,"mark":"X"},{"id":"3for5","stone":3,"vp":5,"mark":"X"},{"id":"4for6","stone":4,"vp":6,"mark":"X"},{"id":"4for7","stone":4,"vp":7,"mark":"X"},{"id":"5for8","stone":5,"vp":8,"mark":"X"},{"id":"6for10","stone":6,"vp":10,"mark":"X"}],"town_tiles":[{"town":"Frankfurt","mark":"P"},{"town":"Verona","mark":"R"},{"town":"Antwerpen","mark":"X"},{"town":"Troyes","mark":"X"},{"town":"Leipzig","mark":"X"},{"town":"Nuernberg","mark":"X"},{"town":"Genova","mark":"X"},{"town":"Venezia","mark":"X"}],"fair_tiles":[{"id":"house+pillar","vp":6,"counts":["houses","pillars"],"mark":"P"},{"id":"contract+cathedral","vp":5,"counts":["contracts","cathedrals"],"mark":"P"},{"id":"contract","vp":3,"counts":["contracts"],"mark":"P"},{"id":"king","vp":3,"counts":["king"],"mark":"P"},{"id":"contract+crest","vp":6,"counts":["contracts","crests"],"mark":"P"},{"id":"house","vp":2,"counts":["houses"],"mark":"P"},{"id":"upper-character","vp":3,"counts":["upper_characters"],"mark":"P"},{"id":"crest","vp":3,"counts":["crests"],"mark":"P"},{"id":"pillar","vp":2,"counts":["pillars"],"mark":"P"},{"id":"filled-building","vp":5,"counts":["filled_buildings"],"mark":"P"},{"id":"cathedral","vp":4,"counts":["cathedrals"],"mark":"P"}],"buildings":[{"rooms":3,"ap":3,"crest_cost":6,"crest_bonus":["house anywhere"],"mark":"R"},{"rooms":2,"ap":2,"crest_cost":6,"crest_bonus":["pillar anywhere"],"mark":"R"},{"rooms":2,"ap":2,"crest_cost":5,"crest_bonus":["merchant anywhere"],"mark":"R"},{"rooms":1,"ap":1,"crest_cost":4,"crest_bonus":["architect anywhere"],"mark":"R"},{"rooms":1,"ap":1,"crest_cost":3,"crest_bonus":["gain any 2"],"mark":"R"},{"rooms":0,"ap":0,"crest_cost":2,"crest_bonus":["vp 5"],"mark":"R"}],"crests":[{"id":"fleur","mark":"P"},{"id":"cup","mark":"R"},{"id":"eagle","mark":"R"},{"id":"rose","mark":"X"},{"id":"tower","mark":"X"},{"id":"lion","mark":"R"}],"characters":[{"id":"contract:ap1+any","kind":"contract","players":2,"bonus":["action contract 1","gain any 1"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"contract:ap3","kind":"contract","players":2,"bonus":["action contract 3"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"contract:2wool","kind":"contract","players":2,"bonus":["gain wool 2"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"contract:1gold+1iron","kind":"contract","players":2,"bonus":["gain gold 1","gain iron 1"],"mark":"R"},{"id":"contract:1gold+1wool","kind":"contract","players":2,"bonus":["gain gold 1","gain wool 1"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"contract:ap2+any","kind":"contract","players":3,"bonus":["action contract 2","gain any 1"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"contract:2iron","kind":"contract","players":3,"bonus":["gain iron 2"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"contract:1iron","kind":"contract","players":4,"bonus":["gain iron 1"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"contract:ap1+any","kind":"contract","players":4,"bonus":["action contract 1","gain any 1"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"character:ap1","kind":"character","players":2,"bonus":["action character 1"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"character:ap2","kind":"character","players":2,"bonus":["action character 2"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"character:2food","kind":"character","players":2,"bonus":["gain food 2"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"character:2gold","kind":"character","players":2,"bonus":["gain gold 2"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"character:1architect+1merchant","kind":"character","players":2,"bonus":["step architect 1","step merchant 1"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"character:ap1","kind":"character","players":3,"bonus":["action character 1"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"character:1food","kind":"character","players":3,"bonus":["gain food 1"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"character:ap2","kind":"character","players":4,"bonus":["action character 2"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"character:1food","kind":"character","players":4,"bonus":["gain food 1"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"architect:1architect","kind":"architect","players":2,"bonus":["step architect 1"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"architect:2architect","kind":"architect","players":2,"bonus":["step architect 2"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"architect:1architect+pillar","kind":"architect","players":2,"bonus":["step architect 1","pillar"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"architect:pillar","kind":"architect","players":2,"bonus":["pillar"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"architect:2stone","kind":"architect","players":2,"bonus":["gain stone 2"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"architect:2architect","kind":"architect","players":3,"bonus":["step architect 2"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"architect:1stone","kind":"architect","players":3,"bonus":["gain stone 1"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"architect:1architect+pillar","kind":"architect","players":4,"bonus":["step architect 1","pillar"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"architect:pillar","kind":"architect","players":4,"bonus":["pillar"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"merchant:1merchant","kind":"merchant","players":2,"bonus":["step merchant 1"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"merchant:2merchant","kind":"merchant","players":2,"bonus":["step merchant 2"],"mark":"P"},{"id":"merchant:1merchant+house","kind":"merchant","players":2,"bonus":["step merchant 1","house"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"merchant:house","kind":"merchant","players":2,"bonus":["house"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"merchant:3gold","kind":"merchant","players":2,"bonus":["gain gold 3"],"mark":"P"},{"id":"merchant:2merchant","kind":"merchant","players":3,"bonus":["step merchant 2"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"merchant:1architect+1merchant","kind":"merchant","players":3,"bonus":["step architect 1","step merchant 1"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"merchant:1merchant+house","kind":"merchant","players":4,"bonus":["step merchant 1","house"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"merchant:house","kind":"merchant","players":4,"bonus":["house"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"king:ap1","kind":"king","players":2,"bonus":["action king 1"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"king:ap2","kind":"king","players":2,"bonus":["action king 2"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"king:2vp","kind":"king","players":2,"bonus":["vp 2"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"king:3vp","kind":"king","players":2,"bonus":["vp 3"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"king:2gold","kind":"king","players":2,"bonus":["gain gold 2"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"king:ap1","kind":"king","players":3,"bonus":["action king 1"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"king:2vp","kind":"king","players":3,"bonus":["vp 2"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"king:ap2","kind":"king","players":4,"bonus":["action king 2"],"mark":"R","marks":{"bonus":"X","players":"X"}},{"id":"king:ap1","kind":"king","players":4,"bonus":["action king 1"],"mark":"R","marks":{"bonus":"X","players":"X"}}],"contracts":[{"id":"5identical","identical":5,"vp":6,"reward":[],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"7identical","identical":7,"vp":10,"reward":[],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"5iron","iron":5,"vp":7,"reward":["king 1"],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"7iron","iron":7,"vp":11,"reward":["king 1"],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"5wool","wool":5,"vp":7,"reward":["town step"],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"7wool","wool":7,"vp":11,"reward":["town step"],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"2identical+2iron","identical":2,"iron":2,"vp":5,"reward":[],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"3identical+3wool","identical":3,"wool":3,"vp":8,"reward":[],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"3wool+1iron","wool":3,"iron":1,"vp":6,"reward":[],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"1wool+3iron","wool":1,"iron":3,"vp":6,"reward":[],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"3wool+3iron","wool":3,"iron":3,"vp":9,"reward":["action character 1"],"players":2,"mark":"R","marks":{"players":"X"}},{"crest":"fleur","players":2,"mark":"R","marks":{"players":"X"}},{"crest":"cup","players":2,"mark":"R","marks":{"players":"X"}},{"crest":"eagle","players":2,"mark":"R","marks":{"players":"X"}},{"crest":"rose","players":2,"mark":"R","marks":{"players":"X"}},{"crest":"tower","players":2,"mark":"R","marks":{"players":"X"}},{"id":"8identical","identical":8,"vp":13,"reward":[],"players":3,"mark":"R","marks":{"players":"X"}},{"id":"3identical+3iron","identical":3,"iron":3,"vp":8,"reward":[],"players":3,"mark":"R","marks":{"players":"X"}},{"id":"2identical+2wool","identical":2,"wool":2,"vp":5,"reward":[],"players":3,"mark":"R","marks":{"players":"X"}},{"id":"5wool+2iron","wool":5,"iron":2,"vp":12,"reward":[],"players":3,"mark":"R","marks":{"players":"X"}},{"crest":"lion","players":3,"mark":"R"},{"id":"9iron","iron":9,"vp":17,"reward":[],"players":4,"mark":"R","marks":{"players":"X"}},{"id":"9wool","wool":9,"vp":17,"reward":[],"players":4,"mark":"R","marks":{"players":"X"}},{"id":"2wool+5iron","wool":2,"iron":5,"vp":12,"reward":[],"players":4,"mark":"R","marks":{"players":"X"}},{"id":"5wool+5iron","wool":5,"iron":5,"vp":16,"reward":["action character 1"],"players":4,"mark":"R","marks":{"players":"X"}},{"id":"3identical","identical":3,"vp":3,"reward":[],"players":4,"mark":"R","marks":{"players":"X"}}],"bonus_tiles":[{"id":"joker1","helper":["action joker 1"],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"merchant2","helper":["action merchant 2"],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"merchant3","helper":["action merchant 3"],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"character2","helper":["action character 2"],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"character3","helper":["action character 3"],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"contract2","helper":["action contract 2"],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"contract3","helper":["action contract 3"],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"architect2","helper":["action architect 2"],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"architect3","helper":["action architect 3"],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"king2","helper":["action king 2"],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"king3","helper":["action king 3"],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"+1ap","helper":["ap 1"],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"+1ap","helper":["ap 1"],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"+2ap","helper":["ap 2"],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"+3ap","helper":["ap 3"],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"colour","helper":["colour"],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"5gold","helper":["gain gold 5"],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"4vp","helper":["vp 4"],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"2gold+2vp","helper":["gain gold 2","vp 2"],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"any2","helper":["gain any 2"],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"any3","helper":["gain any 3"],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"goods","helper":["gain iron 1","gain wool 1","gain stone 1","gain food 1"],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"building","helper":["building"],"players":2,"mark":"R","marks":{"players":"X"}},{"crest":"fleur","players":2,"mark":"R","marks":{"players":"X"}},{"crest":"cup","players":2,"mark":"R","marks":{"players":"X"}},{"crest":"eagle","players":2,"mark":"R","marks":{"players":"X"}},{"crest":"rose","players":2,"mark":"R","marks":{"players":"X"}},{"crest":"tower","players":2,"mark":"R","marks":{"players":"X"}},{"crest":"lion","players":2,"mark":"R","marks":{"players":"X"}},{"id":"1identical","identical":1,"vp":1,"reward":[],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"1identical","identical":1,"vp":1,"reward":[],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"2iron","iron":2,"vp":2,"reward":[],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"2wool","wool":2,"vp":2,"reward":[],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"3iron","iron":3,"vp":4,"reward":[],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"3wool","wool":3,"vp":4,"reward":[],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"1wool+1iron","wool":1,"iron":1,"vp":2,"reward":[],"players":2,"mark":"R","marks":{"players":"X"}},{"id":"joker1","helper":["action joker 1"],"players":3,"mark":"R","marks":{"players":"X"}},{"id":"merchant2","helper":["action merchant 2"],"players":3,"mark":"R","marks":{"players":"X"}},{"id":"architect2","helper":["action architect 2"],"players":3,"mark":"R","marks":{"players":"X"}},{"id":"+2ap","helper":["ap 2"],"players":3,"mark":"R","marks":{"players":"X"}},{"id":"5gold","helper":["gain gold 5"],"players":3,"mark":"R","marks":{"players":"X"}},{"id":"any2","helper":["gain any 2"],"players":3,"mark":"R","marks":{"players":"X"}},{"crest":"fleur","players":3,"mark":"R","marks":{"players":"X"}},{"crest":"cup","players":3,"mark":"R","marks":{"players":"X"}},{"crest":"eagle","players":3,"mark":"R","marks":{"players":"X"}},{"id":"character2","helper":["action character 2"],"players":4,"mark":"R","marks":{"players":"X"}},{"id":"contract2","helper":["action contract 2"],"players":4,"mark":"R","marks":{"players":"X"}},{"id":"king2","helper":["action king 2"],"players":4,"mark":"R","marks":{"players":"X"}},{"id":"colour","helper":["colour"],"players":4,"mark":"R","marks":{"players":"X"}},{"id":"4vp","helper":["vp 4"],"players":4,"mark":"R","marks":{"players":"X"}},{"crest":"rose","players":4,"mark":"R","marks":{"players":"X"}},{"crest":"tower","players":4,"mark":"R","marks":{"players":"X"}},{"crest":"lion","players":4,"mark":"R","marks":{"players":"X"}},{"id":"1wool+1iron","wool":1,"iron":1,"vp":2,"reward":[],"players":4,"mark":"R","marks":{"players":"X"}}],"decrees":[{"id":"buildings-are-forever","fair":"house+pillar","entries":["pillars>houses: merchant","architect","pillars>cathedrals: highest stone"],"priority":["stone","gold","iron-wool","food"],"mark":"P"},{"id":"king-and-country","fair":"king","entries":["king"],"priority":["gold","food","iron-wool","stone"],"mark":"P"},{"id":"merchant-empire","fair":"house","entries":["merchant"],"priority":["iron-wool","food","gold","stone"],"mark":"P"},{"id":"family-alliances","fair":"contract+crest","entries":["unfulfilled: needed","crest-in-reach: merchant","crest-in-reach: architect","contract"],"priority":["iron-wool","gold","food","stone"],"mark":"P"},{"id":"business-is-business","fair":"contract","entries":["unfulfilled: needed","contract","highest iron wool"],"priority":["gold","iron-wool","stone","food"],"mark":"P"},{"id":"religious-communities","fair":"contract+cathedral","entries":["pillars>cathedrals: highest stone","unfulfilled: needed","architect","contract"],"priority":["stone","iron-wool","gold","food"],"mark":"P"},{"id":"noblesse-oblige","fair":"crest","entries":["crest-in-reach: architect","crest-in-reach: merchant","crest-in-offer: contract"],"priority":["food","stone","iron-wool","gold"],"mark":"P"},{"id":"proud-pillars","fair":"pillar","entries":["architect","pillars>houses: merchant"],"priority":["stone","food","iron-wool","gold"],"mark":"P"},{"id":"familiar-faces","fair":"upper-character","entries":["character","highest food"],"priority":["food","gold","iron-wool","stone"],"mark":"P"},{"id":"busy-hands","fair":"filled-building","entries":["character","highest food"],"priority":["food","iron-wool","gold","stone"],"mark":"P"},{"id":"glorious-spires","fair":"cathedral","entries":["pillars>cathedrals: highest stone","architect"],"priority":["stone","gold","food","iron-wool"],"mark":"P"},{"id":"everlasting-fame","entries":["houses>=pillars: architect","merchant"],"priority":["stone","iron-wool","food","gold"],"mark":"P"},{"id":"worldly-riches","entries":["highest any"],"priority":["most-required"],"mark":"P"}],"challenges":[{"id":"very-special-friends","mark":"R"},{"id":"resourceful-clergy","mark":"R"},{"id":"whispers-in-the-kings-ear","mark":"R"},{"id":"ecclesiastical-income","mark":"R"},{"id":"visitors-to-the-curia","mark":"R"},{"id":"deep-coffers","mark":"R"},{"id":"favor-at-the-court","mark":"R"},{"id":"ready-for-action","mark":"R"}],"components":{"mark":"R","dice":20,"action_tiles":6,"town_tiles":8,"fair_tiles":11,"fair_order_tiles":4,"cathedral_tiles":25,"cost_tiles":9,"corruption_tokens":6,"bonus_tiles":54,"contract_tiles":26,"character_tiles":45,"bonus_ap_markers":5,"houses":8,"pillars":7,"decrees":13,"challenges":8},"fairs":{"first_town":"Tiletum","vp":[1,2,3,4],"vp_marks":["X","X","R","X"],"mark":"R"},"wheel":{"points":[6,5,4,3,2,1],"dice_drawn":[8,11,14],"mark":"P","marks":{"dice_drawn":"R"}},"actions":{"order":["architect","joker","character","king","contract","merchant"],"mark":"X"},"king_track":{"vp":[-10,-7,-4,-2,-1,0,1,2,3,5,7,9,12,15],"marks":["R","X","X","R","R","R","X","X","R","R","X","X","X","R"],"leader_vp":4,"mark":"R"},"corruption":{"tokens":[0,1,1,1,2,2],"marks":["R","X","X","X","X","X"],"drawn":3,"mark":"R"},"contract_offer":{"costs":[3,3,2,2,1],"marks":["R","R","R","X","R"],"mark":"R"},"character_offer":{"size":5,"mark":"R"},"player_board":{"storehouse":4,"contract_spaces":9,"contract_space_vp":[0,0,0,0,0,5,0,0,0],"dice_spaces":3,"start_score":10,"start_gold":[1,3,5,6],"start_goods":["iron","wool","stone","food"],"start_houses":2,"start_pillars":2,"completed_vp":[0,0,0,5,10,20,30],"leftovers_per_vp":4,"mark":"R","marks":{"storehouse":"S","contract_spaces":"S","contract_space_vp":"X"}},"cardinalbot":{"columns":5,"contract_spaces":2,"reserved_food":3,"houses":7,"pillars":7,"ap_markers":[1,1,2,2,3],"architect_cost_tile":"6for10","mark":"R","marks":{"architect_cost_tile":"X"}}}}','{"seats":[{"player":"person","name":"Ann","joined":true,"hook":null,"colour":0},{"player":"person","name":"Bob","joined":true,"hook":null,"colour":1}],"clock":null,"left":null,"stopped":false,"asking":null,"rematch":null,"scores":null,"winner":null}','166739494668751646596777426873887367759',NULL,0.0,NULL,0);
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	role VARCHAR(16) NOT NULL, 
	PRIMARY KEY (hash, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "tokens" VALUES('93e402629dfcc3e2e61660922820d2f01d2c3281150b7b0147e04f6bd40b1aaf','Ofm2QcM1HUQ4','opener');
INSERT INTO "tokens" VALUES('b63c3cb74d4a42dab38e27a925cb969b2fb94f0b8cd721fdf3a96dd6459d9cc4','Ofm2QcM1HUQ4','watch');
INSERT INTO "tokens" VALUES('8c9a6c51855e8a73fa45feeb49bf4bc1936f54367e8480cf1702958b59eec0cc','Ofm2QcM1HUQ4','seat 0');
INSERT INTO "tokens" VALUES('9566f3aa2058f4d21590eb3da8a9179c93afa2a28181e6f0131f0870fffdd1f0','Ofm2QcM1HUQ4','seat 1');
INSERT INTO "tokens" VALUES('b505d882a53916010d42d2c1d9c5c82e0fa56b466e38fda8f6da17189a4b10bd','NlTvWToqFUA1','opener');
INSERT INTO "tokens" VALUES('39c2d1fc1f01b3e56b11219dfa8242654752458f186a553f40a6b2bc564add23','NlTvWToqFUA1','watch');
INSERT INTO "tokens" VALUES('0d5f8c1537261f37a3bf4d9e27dc376c94fc7aa1e77902edf1ffa642c235d0dc','NlTvWToqFUA1','seat 0');
CREATE INDEX tables_with_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_with_bot ON tables (lease) WHERE bot IS NOT NULL;
CREATE UNIQUE INDEX entries_by_key ON entries (table_id, "key") WHERE key IS NOT NULL;
CREATE INDEX tokens_by_table ON tokens (table_id);
CREATE INDEX public_tables ON tables (status, touched) WHERE public;
CREATE INDEX tables_going ON tables (status) WHERE status <> 'over';
CREATE INDEX tables_over ON tables (touched) WHERE status = 'over';
COMMIT;
