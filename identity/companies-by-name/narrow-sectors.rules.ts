/**
 * Trades inside of the larger sectors, in the same form: who asks for airlines does not mean hotels.
 * `within`: the larger sector, which nearly fits.
 */
export const narrowSectors = {
  aviation: {
    within: 'travel',
    said: 'airline* airways aviation airport* flughafen* fluggesellschaft* flug* aero air_charter aeroporto aeropuerto aeroport compagnie_aerienne aerolinea* helicopter* airlines_aviation',
    asked:
      'airline airlines airports aviation_industry luftfahrt luftverkehr fluggesellschaften flughafen air_travel aviation_companies',
  },
  beverages: {
    within: 'food',
    said: 'brewery breweries brauerei* brewing beer* bier* cidery distiller* destiller* spirits getranke* soft_drinks kellerei* tea coffee kaffee*',
    asked:
      'brewery breweries brauereien distilleries spirits drinks beverages getrankeindustrie getrankebranche beer coffee coffee_roasters',
  },
  baking: {
    within: 'food',
    said: 'backerei* *backerei bakery bakeries backhaus* patisserie* boulangerie* konditorei* pasticceria panificio panaderia pasteleria fournil baker bakers',
    asked: 'bakery bakeries backereien backerei konditoreien patisseries backbranche',
  },
  film: {
    within: 'media',
    said: 'film* filmstudio* motion_picture* cinema* kino* pictures animation post_production vfx filmproduktion* tv_production television movie* documentary',
    asked:
      'film film_industry film_production production_companies movies cinema cinemas filmbranche filmproduktion kinos tv_production studios',
  },
  forestry: {
    within: 'manufacturing',
    said: 'forst* *forst forest* forestry timber lumber holz* woodland* sawmill* sagewerk* paper_forest_products skog* foret* logging',
    asked:
      'forestry timber forest_industry wood_industry holzindustrie holzwirtschaft holzbranche forstwirtschaft sawmills sagewerke',
  },
  hotels: {
    within: 'travel',
    said: 'hotel* lodge* inn resort* hostel* gasthof* gasthaus* pension riad albergo* hospitality auberge parador guesthouse*',
    asked: 'hotel hotels hospitality hotel_industry hotellerie hotelbranche hotelgewerbe resorts gastgewerbe lodging',
  },
  libraries: {
    within: 'education',
    said: '*bibliothek* librar* archiv* *archiv athenaeum biblioteca bibliotheque archives mediatheque',
    asked: 'library libraries archives bibliotheken bibliothekswesen archive archivwesen',
  },
  museums: {
    within: 'arts',
    said: 'museum* *museum museo musee gallery galerie* kunsthalle* kunsthaus* kunstverein* heritage science_center planetarium museums_institutions',
    asked: 'museum museums museen galleries galerien museumslandschaft heritage_sites art_galleries',
  },
  rail: {
    within: 'logistics',
    said: 'rail* *rail railway* *bahn *bahnen bahn* eisenbahn* train* tram* metro ferrovia* chemin_de_fer sncf ferrocarril* signalling locomotive* rolling_stock schienen*',
    asked:
      'rail railway railways rail_industry train_operators bahnbranche eisenbahn schienenverkehr rail_operators bahnindustrie trains',
  },
  research: {
    within: 'education',
    said: 'research* institut institute forschung* *forschung laborator* *labor observatory sternwarte* observatorium max_planck fraunhofer helmholtz think_tank* centre_de_recherche',
    asked:
      'research research_institutes research_institutions forschungsinstitute forschung wissenschaft science labs think_tanks',
  },
  schools: {
    within: 'education',
    said: 'school schools *schule *schulen gymnasium* grundschule* realschule* gesamtschule* primary_school secondary_school high_school kindergarten* kita* lycee ecole escuela scuola colegio liceo primary_secondary_education montessori academy',
    asked:
      'school schools schulen schule primary_schools secondary_schools high_schools kindergartens kitas schulwesen k12 k_12',
  },
  shipping: {
    within: 'logistics',
    said: 'ship_building shipping reederei* maritime marine ferry ferries schifffahrt* shipyard* werft* port_of *hafen hafen* harbour harbor navigation naviera towage',
    asked:
      'shipping shipping_companies maritime maritime_industry reedereien schifffahrt shipyards werften ports hafenwirtschaft',
  },
  textiles: {
    within: 'manufacturing',
    said: 'textil* *textil weberei* *weberei spinnerei* knitwear lanificio fabric* cloth* garment* apparel mode* fashion strick* loom* tessitura apparel_fashion schneiderei* wool*',
    asked:
      'textile textiles textile_industry textilindustrie textilbranche apparel garments clothing fashion modebranche mode bekleidung garment_industry weaving_mills',
  },
  universities: {
    within: 'education',
    said: 'universit* hochschule* *hochschule fachhochschule* polytechnic* college higher_education tu eth uni',
    asked: 'university universities hochschulen unis colleges higher_education academia',
  },
  water: {
    within: 'energy',
    said: 'water* wasser* *wasserverband abwasser* wastewater sewer* aigues aguas eaux acqua* waterschap* klarwerk* utilities stadtentwasserung*',
    asked:
      'water water_utilities water_companies wasserwirtschaft wasserversorger wasserverbande wastewater abwasser sewage',
  },
  wine: {
    within: 'food',
    said: 'wine* winery weingut* weinbau* winzer* *wein vineyard* chateau domaine bodega* vignoble* cantina cave vigneron* wine_spirits sektkellerei*',
    asked:
      'wine wineries winery wine_industry weinguter weinbau weinbranche weinwirtschaft vineyards winemaking vintners bodegas',
  },
} as const satisfies Record<string, { within: string; said: string; asked: string }>
