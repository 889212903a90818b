#include "engine/catalog/visitor_names.h"

namespace vendemmia {

const std::array<VisitorFacts, kVisitors> kVisitorFacts{{
    {"agriculturist", "Agriculturist",
     "Plant 1 vine card on one of your fields. If that same field now holds vines of 3 or more different "
     "kinds, gain 2 VP."},
    {"architect", "Architect",
     "Choose one: build 1 structure for ₤3 less than its cost; or gain 1 VP for every structure you have "
     "built whose printed cost is exactly ₤4."},
    {"artisan", "Artisan",
     "Choose one of three: gain ₤3; build 1 structure for ₤1 less than its cost; or plant 1 or 2 vine "
     "cards."},
    {"auctioneer", "Auctioneer",
     "Choose one: discard 2 cards of any type from your hand for ₤4; or discard 4 cards of any type from "
     "your hand for 3 VP."},
    {"banker", "Banker",
     "Gain ₤5. After that every opponent has the option of giving up 1 VP in return for ₤3."},
    {"blacksmith", "Blacksmith",
     "Build 1 structure for ₤2 less than its cost. When the structure's printed cost is ₤5 or ₤6, you gain 1 "
     "VP as well."},
    {"broker", "Broker", "Choose one: pay ₤9 and gain 3 VP; or lose 2 VP and gain ₤6."},
    {"buyer", "Buyer",
     "Choose one: pay ₤2 and put 1 grape of value 1, red or white as you like, on your crush pad; or give up "
     "1 grape of yours (it is discarded) for ₤2 and 1 VP."},
    {"contractor", "Contractor",
     "Carry out 2 different ones of these 3: gain 1 VP; build 1 structure at its normal cost; plant 1 vine "
     "card."},
    {"cultivator", "Cultivator",
     "Plant 1 vine card; for this planting the maximum vine value of the field may be exceeded."},
    {"entertainer", "Entertainer",
     "Choose one: pay ₤4 and draw 3 winter visitor cards; or discard 1 wine together with 3 visitor cards "
     "from your hand and gain 3 VP."},
    {"grower", "Grower",
     "Plant 1 vine card. If at least 6 vine cards are now planted on your fields altogether, gain 2 VP."},
    {"handyman", "Handyman",
     "Every player, you included, may build 1 structure for ₤2 less than its cost. Each opponent who builds "
     "brings you 1 VP."},
    {"homesteader", "Homesteader",
     "Choose one: build 1 structure for ₤3 less than its cost; or plant 1 or 2 vine cards. By losing 1 VP "
     "you may do both."},
    {"horticulturist", "Horticulturist",
     "Choose one: plant any 1 vine card although its required structures are missing; or uproot 2 vines from "
     "your fields, discard 2 vine cards and gain 3 VP."},
    {"importer", "Importer",
     "Draw 3 winter visitor cards, except when your opponents together hand you a total of 3 visitor cards "
     "from their hands instead."},
    {"landscaper", "Landscaper",
     "Choose one: draw 1 vine card and then, if you wish, plant 1 vine card; or exchange the places of 2 "
     "vines standing on two of your fields."},
    {"negotiator", "Negotiator",
     "Choose one: discard 1 grape to raise your residual by 1; or discard 1 wine to raise your residual by "
     "2."},
    {"novice_guide", "Novice Guide", "Choose one: gain ₤3; or make 1 or 2 wines."},
    {"organizer", "Organizer",
     "Put your rooster on a row of the wake-up chart that no rooster occupies, take that row's bonus, and "
     "then pass out of the current season."},
    {"overseer", "Overseer",
     "Build 1 structure at its normal cost and plant 1 vine card. If the value of the vine planted is 4, "
     "gain 1 VP."},
    {"patron", "Patron",
     "Choose one: take ₤4; or draw two cards, one from the wine order deck and one from the winter visitor "
     "deck."},
    {"peddler", "Peddler",
     "Discard 2 cards of any type from your hand, then draw 1 card from each of the decks."},
    {"planner", "Planner",
     "Put one of your available workers on an action of a later season of this year. You take that action "
     "when that season begins."},
    {"planter", "Planter",
     "Choose one: plant 1 or 2 vine cards and gain ₤1; or uproot 1 vine from your fields, discard 1 vine "
     "card and gain 2 VP."},
    {"producer", "Producer",
     "Pay ₤2 and take back 1 or 2 of your own workers that stand on other actions. You may place them again "
     "this year."},
    {"sharecropper", "Sharecropper",
     "Choose one: plant 1 vine card although its required structures are missing; or uproot 1 vine from your "
     "fields, discard 1 vine card and gain 2 VP."},
    {"sponsor", "Sponsor", "Choose one: draw 2 vine cards; or gain ₤3. By losing 1 VP you may do both."},
    {"stonemason", "Stonemason",
     "Pay ₤8 in total and build 2 structures of your choice; their own costs are not paid."},
    {"surveyor", "Surveyor",
     "Choose one: gain ₤2 per field you own that has no vine on it; or gain 1 VP per field you own that has "
     "at least 1 vine on it."},
    {"swindler", "Swindler", "Every opponent may hand you ₤2. You gain 1 VP for each opponent who does not."},
    {"tour_guide", "Tour Guide", "Choose one: gain ₤4; or harvest 1 of your fields."},
    {"uncertified_architect", "Uncertified Architect",
     "Choose one: lose 1 VP and build 1 structure whose printed cost is ₤2 or ₤3; or lose 2 VP and build 1 "
     "structure of any cost. No lira are paid."},
    {"uncertified_broker", "Uncertified Broker",
     "Choose one: lose 3 VP and gain ₤9; or pay ₤6 and gain 2 VP."},
    {"vendor", "Vendor",
     "Draw three cards, one each from the vine, wine order and winter visitor decks. Every opponent then has "
     "the option of drawing 1 summer visitor card."},
    {"volunteer_crew", "Volunteer Crew",
     "Every player, you included, may plant 1 vine card. You gain ₤2 for each opponent who plants."},
    {"wedding_party", "Wedding Party",
     "Give ₤2 to each of 1, 2 or 3 opponents of your choice. You gain 1 VP per opponent paid."},
    {"wine_critic", "Wine Critic",
     "Choose one: draw 2 winter visitor cards; or discard 1 wine whose value is 7 or higher and gain 4 VP."},
    {"assessor", "Assessor",
     "Choose one: gain ₤1 per card in your hand; or discard your whole hand, which must be 1 card or more, "
     "and gain 2 VP."},
    {"benefactor", "Benefactor",
     "Choose one: draw two cards, one from the vine deck and one from the summer visitor deck; or discard 2 "
     "visitor cards from your hand for 2 VP."},
    {"bottler", "Bottler", "Make 1 to 3 wines. You gain 1 VP for every different wine type among them."},
    {"caravan", "Caravan",
     "Reveal the top card of every deck. Take 2 of the revealed cards into your hand and discard the rest."},
    {"craftsman", "Craftsman",
     "Carry out 2 different ones of these 3: take 1 card from the wine order deck; build your next cellar "
     "level at its normal cost; gain 1 VP."},
    {"crush_expert", "Crush Expert",
     "Choose one: take ₤3 plus 1 card from the wine order deck; or make 1 to 3 wines."},
    {"crusher", "Crusher",
     "Choose one: take ₤3 plus 1 card from the summer visitor deck; or take 1 card from the wine order deck "
     "and make at most 2 wines."},
    {"designer", "Designer",
     "Build 1 structure at its normal cost. If you have 6 or more structures after that, gain 2 VP."},
    {"exporter", "Exporter",
     "Choose one of three: make 1 or 2 wines; fill a single wine order card; or give up 1 grape (discarded) "
     "for 2 VP."},
    {"governess", "Governess",
     "Choose one: pay ₤3 and train 1 worker who may already be placed this year; or discard 1 wine and gain "
     "2 VP."},
    {"governor", "Governor",
     "Pick up to 3 opponents. Each of them must hand you 1 summer visitor card; for each of them who has "
     "none you gain 1 VP."},
    {"guest_speaker", "Guest Speaker",
     "Every player, you included, may pay ₤1 and train 1 worker. You gain 1 VP for each opponent who "
     "trains."},
    {"harvest_expert", "Harvest Expert",
     "Harvest 1 field; on top of that choose between drawing 1 vine card and building the yoke for ₤1."},
    {"harvester", "Harvester", "Harvest 1 or 2 fields. In addition either gain ₤2 or gain 1 VP."},
    {"innkeeper", "Innkeeper",
     "While this card is being played, pick two different discard piles and add the top card of each to your "
     "hand."},
    {"jack_of_all_trades", "Jack-of-all-trades",
     "Carry out 2 different ones of these 3: harvest 1 field; make up to 2 wines; fill 1 wine order card."},
    {"judge", "Judge",
     "Choose one: draw 2 summer visitor cards; or discard 1 wine whose value is 4 or higher and gain 3 VP."},
    {"laborer", "Laborer",
     "Choose one: harvest 1 or 2 fields; or make 1 to 3 wines. By losing 1 VP you may do both."},
    {"manager", "Manager",
     "Carry out one action of an earlier season of this year, without its bonus and without placing a "
     "worker."},
    {"marketer", "Marketer",
     "Choose one: take ₤1 plus 2 cards from the summer visitor deck; or fill a single wine order card, "
     "scoring 1 VP on top of its reward."},
    {"master_vintner", "Master Vintner",
     "Choose one: upgrade your cellar by one level for ₤2 less than its cost; or age 1 wine by one step and "
     "fill 1 wine order card."},
    {"mentor", "Mentor",
     "Every player, you included, may make up to 2 wines. Each opponent who makes wine brings you one card, "
     "drawn from the vine or the summer visitor deck as you like."},
    {"merchant", "Merchant",
     "Choose one: pay ₤3 and put 1 red grape of value 1 and 1 white grape of value 1 on your crush pad; or "
     "fill a single wine order card, scoring 1 VP on top of its reward."},
    {"motivator", "Motivator",
     "Every player, you included, may take back their placed grande worker. Each opponent who does brings "
     "you 1 VP."},
    {"noble", "Noble",
     "Choose one: pay ₤1 to raise your residual by 1; or lower your residual by 2 to gain 2 VP."},
    {"oenologist", "Oenologist",
     "Choose one: age every wine in your cellar two steps; or pay ₤3 and upgrade your cellar by one level."},
    {"politician", "Politician",
     "With fewer than 0 VP you gain ₤6. With 0 VP or more you draw three cards instead, one each from the "
     "vine, summer visitor and wine order decks."},
    {"professor", "Professor",
     "Choose one: train 1 worker for ₤2; or, provided you own 6 workers in total, gain 2 VP."},
    {"promoter", "Promoter", "Discard 1 grape or 1 wine; you gain 1 VP and raise your residual by 1."},
    {"queen", "Queen",
     "Your right-hand neighbour has to pick one: lose 1 VP; hand you 2 cards of any type; or pay you ₤3."},
    {"reaper", "Reaper", "Harvest 1 to 3 fields. If you harvested 3, gain 2 VP."},
    {"scholar", "Scholar",
     "Choose one: draw 2 wine order cards; or pay ₤3 and train 1 worker. By losing 1 VP you may do both."},
    {"supervisor", "Supervisor", "Make 1 or 2 wines. Every sparkling one among them brings you 1 VP."},
    {"taster", "Taster",
     "Discard 1 wine and gain ₤4. If no other wine in any player's cellar was worth as much as it or more, "
     "you also gain 2 VP."},
    {"teacher", "Teacher", "Choose one: make 1 or 2 wines; or pay ₤2 and train 1 worker."},
    {"uncertified_oenologist", "Uncertified Oenologist",
     "Choose one: age every wine in your cellar two steps; or lose 1 VP and upgrade your cellar by one level "
     "without paying lira."},
    {"uncertified_teacher", "Uncertified Teacher",
     "Choose one: lose 1 VP and train 1 worker without paying lira; or gain 1 VP per opponent who owns 6 "
     "workers in total."},
    {"zymologist", "Zymologist",
     "Make 1 or 2 wines, each with a value of at least 4; for this you may ignore missing cellar upgrades."},
}};

}  // namespace vendemmia
