/**
 * How frequent names are, where lists that may be shipped say so. The lists are in the order of frequency and carry no
 * counts: those of @zxcvbn-ts (see NOTICE). Shares are estimated from the rank; the frequent surnames of countries without
 * such lists are rounded shares from general knowledge. Everything is folded.
 */
interface RankedNames {
  /** The share of the first name among people of its country, and how fast the shares fall. */
  first: number
  fall: number
  names: string
}

export const rankedSurnames: readonly RankedNames[] = [
  {
    first: 0.0083,
    fall: 0.108,
    names:
      'smith johnson williams jones brown davis miller wilson moore taylor anderson thomas jackson white harris ' +
      'martin thompson garcia martinez robinson clark rodriguez lewis lee walker hall allen young hernandez ' +
      'king wright lopez hill scott green adams baker gonzalez nelson carter mitchell perez roberts turner ' +
      'phillips campbell parker evans edwards collins stewart sanchez morris rogers reed cook morgan bell ' +
      'murphy bailey rivera cooper richardson cox howard ward torres peterson gray ramirez james watson brooks ' +
      'kelly sanders price bennett wood barnes ross henderson coleman jenkins perry powell long patterson ' +
      'hughes flores washington butler simmons foster gonzales bryant alexander russell griffin diaz hayes ' +
      'myers ford hamilton graham sullivan wallace woods cole west jordan owens reynolds fisher ellis harrison ' +
      'gibson mcdonald cruz marshall ortiz gomez murray freeman wells webb simpson stevens tucker porter hunter ' +
      'hicks crawford henry boyd mason morales kennedy warren dixon ramos reyes burns gordon shaw holmes rice ' +
      'robertson hunt black daniels palmer mills nichols grant knight ferguson rose stone hawkins dunn perkins ' +
      'hudson spencer gardner stephens payne pierce berry matthews arnold wagner willis ray watkins olson ' +
      'carroll duncan snyder hart cunningham bradley lane andrews ruiz harper fox riley armstrong carpenter ' +
      'weaver greene lawrence elliott chavez sims austin peters kelley franklin lawson fields gutierrez ryan ' +
      'schmidt carr vasquez castillo wheeler chapman oliver montgomery richards williamson johnston banks meyer ' +
      'bishop mccoy howell alvarez morrison hansen fernandez garza harvey little burton stanley nguyen george ' +
      'jacobs reid kim fuller lynch dean gilbert garrett romero welch larson frazier burke hanson day mendoza ' +
      'moreno bowman medina fowler brewer hoffman carlson silva pearson holland douglas fleming jensen vargas ' +
      'byrd davidson hopkins may terry herrera wade soto walters curtis neal caldwell lowe jennings barnett ' +
      'graves jimenez horton shelton barrett obrien castro sutton gregory mckinney lucas miles craig rodriquez ' +
      'chambers holt lambert fletcher watts bates hale rhodes pena beck newman haynes mcdaniel mendez bush ' +
      'vaughn parks dawson santiago norris hardy love steele curry powers schultz barker guzman page munoz ball ' +
      'keller chandler weber leonard walsh lyons ramsey wolfe schneider mullins benson sharp bowen daniel ' +
      'barber cummings hines baldwin griffith valdez hubbard salazar reeves warner stevenson burgess santos ' +
      'tate cross garner mann mack moss thornton dennis mcgee farmer delgado aguilar vega glover manning cohen ' +
      'harmon rodgers robbins newton todd blair higgins ingram reese cannon strickland townsend potter goodwin ' +
      'walton rowe hampton ortega patton swanson joseph francis goodman maldonado yates becker erickson hodges ' +
      'rios conner adkins webster norman malone hammond flowers cobb moody quinn blake maxwell pope floyd ' +
      'osborne paul mccarthy guerrero lindsey estrada sandoval gibbs tyler gross fitzgerald stokes doyle ' +
      'sherman saunders wise colon gill alvarado greer padilla simon waters nunez ballard schwartz mcbride ' +
      'houston christensen klein pratt briggs parsons mclaughlin zimmerman french buchanan moran copeland roy ' +
      'pittman brady mccormick holloway brock poole frank logan owen bass marsh drake wong jefferson park ' +
      'morton abbott sparks patrick norton huff clayton massey lloyd figueroa carson bowers roberson barton ' +
      'tran lamb harrington casey boone cortez clarke mathis singleton wilkins cain bryan underwood hogan ' +
      'mckenzie collier luna phelps mcguire allison bridges wilkerson nash summers atkins wilcox pitts conley ' +
      'marquez burnett richard cochran chase davenport hood gates clay ayala sawyer roman vazquez dickerson ' +
      'hodge acosta flynn espinoza nicholson monroe wolf morrow kirk randall anthony whitaker oconnor skinner ' +
      'ware molina kirby huffman bradford charles gilmore dominguez oneal bruce lang combs kramer heath hancock ' +
      'gallagher gaines shaffer short wiggins mathews mcclain fischer wall small melton hensley bond dyer ' +
      'cameron grimes contreras christian wyatt baxter snow mosley shepherd larsen hoover beasley glenn ' +
      'petersen whitehead meyers keith garrison vincent shields horn savage olsen schroeder hartman woodard ' +
      'mueller kemp deleon booth patel calhoun wiley eaton cline navarro harrell lester humphrey parrish',
  },
  {
    first: 0.0095,
    fall: 0.12,
    names:
      'muller schmidt schneider fischer weber meyer wagner schulz becker hoffmann schafer koch richter bauer ' +
      'klein wolf schroder neumann schwarz zimmermann braun hofmann kruger hartmann lange schmitt werner ' +
      'schmitz krause meier lehmann schmid schulze maier kohler herrmann walter konig mayer huber kaiser fuchs ' +
      'peters lang scholz moller weiss jung hahn schubert vogel friedrich gunther keller winkler frank berger ' +
      'roth beck lorenz baumann franke albrecht schuster simon ludwig bohm winter kraus martin schumacher ' +
      'kramer vogt otto jager stein gross sommer seidel heinrich haas brandt schreiber graf dietrich schulte ' +
      'kuhn ziegler pohl engel horn bergmann voigt busch thomas sauer arnold pfeiffer wolff beyer seifert ernst ' +
      'lindner hubner jansen franz peter hansen wenzel gotz paul riedel barth kern hermann nagel wilhelm ott ' +
      'bock langer grimm ritter haase lenz forster mohr kruse schumann jahn thiel kaufmann zimmer hoppe ' +
      'petersen fiedler berg arndt marx lutz fritz kraft michel walther bottcher schutz eckert sander thiele ' +
      'reuter reinhardt schindler ebert kunz schilling schramm voss nowak hein hesse frey rudolph frohlich ' +
      'beckmann kunze herzog bayer behrens stephan buttner gruber adam gartner witt maurer bender bachmann ' +
      'schultz seitz geiger stahl steiner scherer kirchner dietz ullrich kurz breuer gerlach ulrich brinkmann ' +
      'fink heinz loffler reichert naumann bohme schroter blum gobel moser schluter brunner korner schenk wirth ' +
      'wegner brand wendt stark schwab krebs heller wolter reimann rieger unger binder bruns doring menzel ' +
      'buchholz ackermann rose meissner janssen bartsch may hirsch jakob schiller kopp john hinz bach pfeifer ' +
      'bischoff engelhardt wilke sturm hildebrandt siebert urban link rohde kohl linke wittmann fricke koster ' +
      'gebhardt vetter freitag nickel hennig rau munch witte noack renner westphal reich will baier kolb ' +
      'bruckner marquardt kiefer keil henning heinze funk lemke ahrens esser pieper baum conrad schlegel ' +
      'fuhrmann decker jacob held roder berndt hanke kirsch neubauer hammer stoll erdmann mann philipp schon ' +
      'wiese kremer bartels klose mertens schreiner dittrich',
  },
  {
    first: 0.03,
    fall: 0.15,
    names:
      'garcia rodriguez gonzalez fernandez lopez martinez sanchez perez gomez martin jimenez hernandez ruiz ' +
      'diaz moreno munoz alvarez romero gutierrez alonso navarro torres dominguez ramos vazquez ramirez gil ' +
      'serrano morales molina blanco suarez castro ortega delgado ortiz marin rubio nunez medina sanz castillo ' +
      'iglesias cortes garrido santos guerrero lozano cano cruz mendez flores prieto herrera pena leon marquez ' +
      'cabrera gallego calvo vidal campos reyes vega fuentes carrasco diez aguilar caballero nieto santana ' +
      'vargas pascual gimenez herrero hidalgo montero lorenzo santiago benitez duran ibanez arias mora ferrer ' +
      'carmona vicente rojas soto crespo roman pastor velasco parra saez moya bravo rivera gallardo soler ' +
      'esteban silva franco pardo rivas lara merino espinosa mendoza camacho vera rios izquierdo arroyo casado ' +
      'sierra redondo luque montes rey galan carrillo otero segura heredia bernal marcos soriano robles ' +
      'contreras marti palacios valero guerra macias vila varela pereira exposito miranda roldan benito mateo ' +
      'bueno andres guillen villar aguilera salazar acosta escudero mateos padilla calderon rivero guzman casas ' +
      'aparicio beltran salas estevez galvez bermudez rico jurado menendez conde quintana aranda plaza avila ' +
      'abad gracia hurtado trujillo escobar blazquez pacheco manzano villanueva santamaria roca costa rueda ' +
      'serra cuesta miguel mesa tomas luna castano maldonado simon alarcon zamora millan paredes lazaro pons ' +
      'montoya',
  },
  {
    first: 0.0055,
    fall: 0.1,
    names:
      'nowak kowalski wisniewski wojcik kowalczyk kaminski lewandowski zielinski wozniak szymanski dabrowski ' +
      'kozlowski mazur jankowski kwiatkowski wojciechowski krawczyk kaczmarek piotrowski grabowski zajac ' +
      'pawlowski krol michalski wrobel wieczorek jablonski nowakowski majewski olszewski dudek stepien jaworski ' +
      'adamczyk malinowski gorski pawlak nowicki sikora witkowski rutkowski walczak baran michalak szewczyk ' +
      'ostrowski tomaszewski zalewski wroblewski pietrzak jasinski marciniak sadowski duda bak zawadzki ' +
      'jakubowski wilk chmielewski borkowski wlodarczyk sokolowski szczepanski sawicki lis kucharski kalinowski ' +
      'wysocki mazurek kubiak maciejewski kolodziej kazmierczak czarnecki sobczak konieczny krupa glowacki ' +
      'urbanski mroz zakrzewski wasilewski krajewski laskowski sikorski ziolkowski gajewski szulc makowski ' +
      'kozak kaczmarczyk brzezinski baranowski przybylski kania szymczak janik borowski blaszczyk adamski ' +
      'gorecki szczepaniak chojnacki koziol mucha leszczynski lipinski kowalewski andrzejewski czerwinski ' +
      'wesolowski mikolajczyk zieba jarosz cieslak musial kowalik markowski kolodziejczyk kopec brzozowski ' +
      'nowacki piatek zak domanski pawlik orlowski kurek ciesielski tomczyk tomczak wojtowicz kot wawrzyniak ' +
      'kruk polak wolski markiewicz sowa stasiak jastrzebski karpinski stankiewicz urbaniak klimek piasecki ' +
      'luczak czajkowski wierzbicki nawrocki gajda bielecki dziedzic stefanski bednarek madej janicki milewski ' +
      'sosnowski skiba kowal lesniak maj majchrzak jozwiak urban sliwinski malecki socha marek domagala ' +
      'bednarczyk kasprzak wrona dobrowolski pajak matuszewski michalik ratajczak olejniczak orzechowski ' +
      'romanowski swiatek wilczynski kurowski olejnik grzelak rogowski lukasik mazurkiewicz owczarek bukowski ' +
      'sroka sobolewski kosinski baranski rybak kedzierski zych marszalek',
  },
  {
    first: 0.003,
    fall: 0.05,
    names:
      'peeters janssens maes jacobs willems mertens claes wouters goossens vermeulen pauwels aerts hermans ' +
      'martens michiels claeys smets hendrickx desmet janssen stevens segers lemmens coppens cools devos ' +
      'verhoeven smet wauters verstraete verheyen baert lauwers declercq geerts verbeke lenaerts cornelis ' +
      'vermeiren vandenberghe thys lambrechts moens bosmans verlinden wuyts bogaert verschueren timmermans ' +
      'bogaerts vermeersch heylen jansen christiaens bauwens thijs verstraeten pieters goethals verhaeghe ' +
      'simons lievens nijs dierckx ceulemans claessens vercammen verhelst luyten roels vervoort gielen ' +
      'verhaegen verbruggen somers raes vandamme daems cuypers callens verdonck vercauteren matthys verbeeck ' +
      'andries huysmans swinnen vanneste declerck vercruysse beckers nys baeyens verhulst vandewalle smeets ' +
      'geens vandevelde engelen huybrechts vos smits goris mortier vanhove moons vanhoutte dewulf jans meeus ' +
      'leemans marien dierickx verheyden deckers singh deprez dhondt temmerman schepers',
  },
]

export const rankedGivenNames: readonly RankedNames[] = [
  {
    first: 0.015,
    fall: 0.03,
    names:
      'james john robert michael william david richard joseph thomas charles mary jennifer elizabeth linda ' +
      'barbara susan jessica sarah karen christopher daniel matthew anthony mark donald steven paul andrew ' +
      'joshua kenneth kevin brian george edward ronald timothy jason jeffrey ryan jacob gary nicholas eric ' +
      'jonathan stephen larry justin scott brandon benjamin samuel gregory frank alexander patrick raymond jack ' +
      'lisa nancy betty margaret sandra ashley kimberly emily donna michelle dorothy carol amanda melissa ' +
      'deborah stephanie rebecca sharon laura cynthia kathleen amy angela anna emma nicole helen samantha ' +
      'katherine christine rachel carolyn janet catherine maria heather olivia sophia peter adam alan oliver ' +
      'harry simon ben tom chris alex',
  },
  {
    first: 0.015,
    fall: 0.04,
    names:
      'thomas michael andreas peter stefan christian martin frank markus alexander daniel sebastian jan tobias ' +
      'florian philipp matthias jens ralf bernd wolfgang jurgen klaus uwe hans jorg dirk sven tim felix lukas ' +
      'max maximilian jonas johannes anna julia sabine petra susanne claudia monika nicole katharina christina ' +
      'sandra andrea birgit lisa laura lena sarah kathrin stefanie melanie anja katrin heike silke franziska ' +
      'eva marie',
  },
  {
    first: 0.05,
    fall: 0.1,
    names:
      'maria ana joao gabriel lucas pedro mateus jose gustavo vitoria guilherme carlos julia vitor felipe ' +
      'leticia marcos rafael luiz daniel eduardo matheus luis amanda bruno beatriz gabriela larissa paulo ' +
      'leonardo mariana vinicius davi bruna samuel victor camila isabela francisco caio antonio tiago luana ' +
      'sara eduarda bianca rafaela geovana fernanda igor natalia laura luan andre nicolas juliana miguel nicole ' +
      'thiago gabriele yasmin arthur henrique caua rodrigo raissa diego sabrina livia artur lara ruan aline ' +
      'milena rian giovana jessica brenda kauan vanessa debora pablo david anderson caroline breno renan ' +
      'marcelo leandro fernando alice sofia luiza alan andressa isadora taina julio diogo kaua rebeca murilo ' +
      'alexandre danilo douglas yasmim erica wesley tais emily carla vinicios alex raiane isabele raquel ' +
      'ricardo fabio emili italo',
  },
  {
    first: 0.03,
    fall: 0.08,
    names:
      'antonio manuel jose francisco david juan javier daniel luis carlos alejandro jesus miguel angel rafael ' +
      'pablo pedro sergio fernando maria jorge alberto alvaro adrian diego raul ivan ruben oscar enrique ramon ' +
      'andres santiago vicente mario victor joaquin eduardo roberto marcos jaime hugo ignacio jordi alfonso ' +
      'ricardo salvador marc guillermo mohamed gabriel martin gonzalo emilio julio julian tomas nicolas agustin ' +
      'lucas samuel ismael cristian joan aitor felix hector alex iker mateo sebastian cesar josep alfredo ' +
      'mariano rodrigo domingo felipe xavier albert pau aaron izan eric gregorio borja lorenzo mohammed arturo ' +
      'esteban cristobal joel leo isaac asier bruno dario marco unai eugenio',
  },
  {
    first: 0.02,
    fall: 0.06,
    names:
      'piotr krzysztof andrzej tomasz pawel jan michal marcin jakub adam marek stanislaw lukasz grzegorz ' +
      'mateusz wojciech mariusz dariusz zbigniew maciej rafal robert jerzy kamil dawid jacek szymon jozef ' +
      'kacper ryszard tadeusz bartosz jaroslaw artur slawomir janusz sebastian miroslaw damian patryk henryk ' +
      'daniel przemyslaw karol roman filip antoni kazimierz adrian aleksander wieslaw marian arkadiusz dominik ' +
      'franciszek mikolaj bartlomiej leszek krystian wiktor',
  },
  {
    first: 0.02,
    fall: 0.06,
    names:
      'anna katarzyna maria malgorzata agnieszka barbara ewa magdalena elzbieta krystyna joanna aleksandra ' +
      'monika zofia teresa danuta natalia julia karolina marta beata dorota halina alicja jadwiga jolanta ' +
      'janina iwona grazyna paulina irena justyna zuzanna bozena wiktoria hanna renata urszula agata sylwia ' +
      'helena maja patrycja izabela emilia aneta oliwia weronika ewelina martyna klaudia gabriela marzena ' +
      'marianna lena dominika stanislawa kinga amelia edyta',
  },
]

/** 'nguyen 0.38': the share among people of its country. */
export const frequentSurnames: readonly string[] = [
  'nguyen 0.38 tran 0.12 le 0.095 pham 0.07 hoang 0.05 huynh 0.05 phan 0.045 vu 0.039 vo 0.039 dang 0.021 bui 0.02 do 0.014 ho 0.013 ngo 0.013 duong 0.01 ly 0.005',
  'kim 0.21 lee 0.15 park 0.085 choi 0.047 jung 0.045 jeong 0.045 kang 0.023 cho 0.02 yoon 0.02 jang 0.02 lim 0.016',
  'wang 0.075 li 0.074 zhang 0.07 liu 0.054 chen 0.053 yang 0.03 huang 0.022 zhao 0.02 wu 0.02 zhou 0.02 xu 0.015 sun 0.015 ma 0.013 zhu 0.012 hu 0.012 lin 0.011 guo 0.011 he 0.011 gao 0.01',
  'silva 0.1 santos 0.07 oliveira 0.05 souza 0.045 sousa 0.01 rodrigues 0.03 ferreira 0.03 alves 0.025 pereira 0.03 lima 0.025 gomes 0.02 costa 0.02 ribeiro 0.02',
  'kumar 0.05 singh 0.045 sharma 0.025 patel 0.02 gupta 0.015 khan 0.02 das 0.012 reddy 0.012 shah 0.01 rao 0.01 devi 0.02 kaur 0.015 jain 0.008 mehta 0.006',
  'yilmaz 0.013 kaya 0.01 demir 0.009 sahin 0.007 celik 0.007 yildiz 0.006 yildirim 0.006 ozturk 0.006 aydin 0.005 ozdemir 0.005 arslan 0.005',
  'ivanov 0.007 smirnov 0.007 ivanova 0.007 smirnova 0.007 kuznetsov 0.005 popov 0.005',
  'sato 0.015 suzuki 0.014 takahashi 0.011 tanaka 0.01 watanabe 0.009 ito 0.009 yamamoto 0.009 nakamura 0.008 kobayashi 0.008',
]
