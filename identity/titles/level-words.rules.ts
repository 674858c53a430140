import type { Level } from './title-levels.rules.ts'

/** Words that say how high somebody stands, beside those that say it together with a function. */
export const levelWords: Record<Level, string> = {
  training: `intern internship trainee apprentice working_student werkstudent praktikant praktikum auszubildender auszubildende azubi stagiaire alternant alternance apprenti becario
    practicante stagista tirocinante stagiair stazysta praktykant estagiario praktik student elev volontar dualer_student aprendiz apprendista externe summer_analyst summer_associate leerling
    volontariat student_assistant studentische_hilfskraft en_formation tirocinio`,
  entry: `junior jr jnr entry_level graduate assistant associate debutant berufseinsteiger absolvent mlodszy new_grad founder_s_associate founder_associate fresher early_career juniorski`,
  senior: `senior sr snr lead principal expert seniore starszy distinguished tech_lead technical_lead staff_engineer staff_software staff_product staff_data staff_designer staff_machine staff_ml staff_swe staff_research_engineer
    staff_site staff_security staff_frontend staff_backend staff_developer staff_full staff_ai staff_sre staff_platform staff_devops staff_infrastructure member_of_technical_staff experte principal_engineer lead_developer lead_dev ledande confirme`,
  manager: `responsable_developpement_durable it_chef hr_chef teknisk_chef manager management mgr mngr responsabile responsavel team_lead team_leader teamlead teamleader teamleiter teamleitung teamchef chef_de chef_d cheffe_de cheffe_d jefe jefa jefe_de jefa_de capo_area kierownik kierowniczka supervisor gruppenleiter gruppenleitung
    gerente encargado coordinador_general chef_d_equipe chef_dequipe manageur afdelingschef teamleder gruppchef enhetschef csm kam bdm pm pmm em spm tpm projektleiter projektleitung bauleiter capo caporeparto
    capo_reparto capoprogetto capo_progetto projektledare projektleder projectleider gestor team_manager teammanager leidinggevende office_manager brygadzista project_lead foreman chef_de_groupe chef_de_service_adjoint chef_de_projet product_owner
    store_manager filialleiter marktleiter group_product_manager gpm buroleiter bureauleider lagerleiter chef_de_chantier forman kierownikiem koordinator`,
  director: `responsable leiter_personal leitung_personal directrice directora diretora direttrice director directeur direktor direttore diretor dyrektor head head_of leiter leitung leitende leitender chief hoofd global_head
    direction direccion direzione gm general_manager country_manager prokurist bereichsleiter bereichsleitung abteilungsleiter abteilungsleitung abteilungsdirektor werkleiter werksleiter niederlassungsleiter betriebsleiter general_counsel dsi drh daf raf rssi
    technischer_leiter kaufmannischer_leiter kaufmannische_leitung personalleiter marketingleiter produktionsleiter head_of_department country_director country_head regional_director betriebsdirektor hauptabteilungsleiter chefarzt
    editor_in_chief chefredakteur redacteur_en_chef redaktor_naczelny chef_de_service country_lead country_general_manager finanzleiter schulleiter it_leiter logistikleiter field_cto dean chief_of_strategy fertigungsleiter
    kierownik_dzialu deputy_director school_principal verksamhetschef avdelningschef underdirektor jefe_de_departamento standortleiter chief_scientist chief_economist chief_architect chief_engineer caporedattore headmaster headteacher einkaufsleiter`,
  vp: `vp svp evp avp rvp gvp vpe vice_president vicepresident vice_presidente vicepresidente vice_presidenza wiceprezes vizeprasident senior_vice_president executive_vice_president area_vice_president
    vicedirektor vicedirecteur vice_prasident vps vice_pres vpresident`,
  partner: `partner managing_partner general_partner founding_partner senior_partner equity_partner venture_partner associe socio socia vennoot partnerka wspolnik gp operating_partner investment_partner junior_partner
    associe_gerant socio_director socio_fundador limited_partner delagare`,
  owner: `owner founder cofounder co_founder business_owner inhaber inhaberin eigentumer proprietaire propietario proprietario titolare dueno eigenaar wlasciciel agare ejer indehaver dono dga entrepreneur unternehmer entrepreneure empresario
    imprenditore imprenditrice ondernemer przedsiebiorca entreprenor foretagare empreendedor emprendedor geschaftsinhaber co_owner empresaria selvstandig co_eigenaar mitinhaber shareholder gesellschafter`,
  cxo: `directeur_financier directrice_financiere director_financiero directora_financiera direttore_finanziario diretor_financeiro daf directeur_administratif_et_financier
    directrice_administrative_et_financiere directeur_technique directrice_technique director_tecnico directora_tecnica direttore_tecnico director_de_tecnologia directora_de_tecnologia gerente_general chief_executives directrice_generale directora_general directora_ejecutiva amministratrice_delegata direttrice_generale administradora_delegada diretora_executiva diretora_geral directrice_generale_adjointe consejera_delegada presidenta prezeska ceo cto cfo coo cmo cpo cio ciso cro chro cdo cso cco clo cgo cbo cao cxo caio cpto cdao cino c_level c_suite president presidente prasident prasidentin chief_executive chief_executive_officer managing_director geschaftsfuhrer geschaftsfuhrung geschaftsfuhrender_gesellschafter geschaftsfuhrende_gesellschafterin
    geschaftsfuhrender_direktor geschaftsleitung geschaftsleiter vorstand vorstandsmitglied vorstandsvorsitzender vorstandsvorsitzende vorstandssprecher generaldirektor generaldirektorin pdg dg dga_adjoint gf directeur_general president_directeur_general president_du_directoire membre_du_directoire gerant gerante
    consejero_delegado director_general director_ejecutivo director_gerente amministratore_delegato direttore_generale amministratore_unico algemeen_directeur directievoorzitter bestuurder prezes prezes_zarzadu prezeska czlonek_zarzadu dyrektor_generalny dyrektor_zarzadzajacy
    administrador_delegado diretor_executivo diretor_geral verkstallande_direktor vd administrerende_direktor adm_direktor adm_dir direktor_generalny executives executive_director chief_operating_officer md co_ceo statutair_directeur zaakvoerder
    general_director chief_product_officer finanzvorstand personalvorstand directeur_general_adjoint directeur_general_delegue dgs executive_officer chief_technology_officer chief_technical_officer sprecher_der_geschaftsfuhrung executive_chairman alleinvorstand algemeen_manager dyrektor_naczelny
    finanschef kaufmannischer_geschaftsfuhrer technischer_geschaftsfuhrer vicevd vice_vd arbeitsdirektor`,
}

/** Those who run a company: their function is general management unless another is named beside them. */
export const generalManagers = `gerente_general chief_executives directrice_generale directora_general directora_ejecutiva amministratrice_delegata direttrice_generale administradora_delegada diretora_executiva diretora_geral directrice_generale_adjointe consejera_delegada presidenta prezeska ceo chief_executive chief_executive_officer managing_director geschaftsfuhrer geschaftsfuhrung geschaftsfuhrender_gesellschafter geschaftsfuhrende_gesellschafterin geschaftsfuhrender_direktor
  geschaftsleitung geschaftsleiter vorstandsvorsitzender vorstandsvorsitzende vorstandssprecher generaldirektor generaldirektorin pdg dg gf directeur_general president_directeur_general president_du_directoire gerant gerante consejero_delegado
  director_general director_ejecutivo director_gerente amministratore_delegato direttore_generale amministratore_unico algemeen_directeur directievoorzitter bestuurder prezes prezes_zarzadu prezeska
  dyrektor_generalny dyrektor_zarzadzajacy administrador_delegado diretor_executivo diretor_geral verkstallande_direktor vd administrerende_direktor adm_direktor adm_dir md president prasident prasidentin presidente co_ceo
  gm general_manager country_manager country_director country_head country_lead managing_partner statutair_directeur zaakvoerder general_director executive_director niederlassungsleiter directeur_general_adjoint directeur_general_delegue sprecher_der_geschaftsfuhrung
  dyrektor_naczelny standortleiter site_director country_general_manager`

/** They run the daily business, whatever the company does. */
export const operationsChiefs = 'coo chief_operating_officer chief_operations_officer'

/** Founders in ten languages. The second list begins like a founder and is none. */
export const founders = `founder cofounder co_founder founding_partner grunder mitgrunder unternehmensgrunder firmengrunder fondateur fondatrice cofondateur cofondatrice co_fondateur co_fondatrice fundador fundadora cofundador cofundadora
  co_fundador co_fundadora socio_fundador socia_fundadora fondatore cofondatore co_fondatore socio_fondatore oprichter oprichtster medeoprichter mede_oprichter mede_oprichtster zalozyciel zalozycielka wspolzalozyciel wspolzalozycielka grundare medgrundare grundlaegger medgrundlaegger stifter medstifter
  technical_founder technical_co_founder technical_cofounder serial_entrepreneur entrepreneur founder_in_residence startup_founder solo_founder solopreneur cofounding gruendungspartner gruendungsgesellschafter existenzgrunder mitbegrunder mitbegrunderin begrunder`
export const noFounders = `founder_s_associate founder_associate founder_s_office entrepreneur_in_residence founding_engineer founding_designer founding_member founder_relations founder_success founder_community founder_institute entrepreneurship`

export const investors = `investor investorin investisseur investisseuse inversor inversora inversionista investitore investitrice investeerder inwestor investidor investidora vc venture_capitalist venture_capital venture_partner general_partner gp limited_partner lp angel
  angel_investor business_angel business_angels private_equity venture_investor seed_investor investment_partner venture_associate vc_associate vc_analyst venture_principal investment_principal venture_scout capital_risque capital_riesgo
  early_stage_investor kapitalgeber growth_equity invests investing_in startup_investor fund_manager vc_investor`
export const angels =
  'angel angel_investor business_angel business_angels angel_syndicate angel_investing engelinvestor'
export const boards = `board board_member member_of_the_board board_director board_of_directors chairman chairwoman chairperson chair_of_the_board board_chair non_executive_director ned independent_director board_advisor board_observer advisory_board supervisory_board
  aufsichtsrat aufsichtsratin aufsichtsratsmitglied aufsichtsratsvorsitzender aufsichtsratsvorsitzende beirat beiratin beiratsmitglied beiratsvorsitzender verwaltungsrat verwaltungsratin verwaltungsratsprasident administrateur administratrice administrateur_independant conseil_d_administration president_du_conseil
  consejero consejera consejo_de_administracion miembro_del_consejo consigliere consigliera consiglio_di_amministrazione membro_del_cda cda commissaris raad_van_commissarissen raad_van_toezicht raad_van_advies rada_nadzorcza rady_nadzorczej czlonek_rady_nadzorczej conselheiro conselheira conselho_de_administracao
  styrelseledamot styrelseordforande styrelse bestyrelsesmedlem bestyrelsesformand bestyrelse trustee executive_chairman presidente_del_consejo presidente_del_cda vice_chairman executive_chair chair_woman stiftungsrat non_exec chairman_of_the_board vorsitzender_des_aufsichtsrats president_du_conseil_d_administration`

/** Words that say nothing alone, but would be taken for another form of one that does. */
export const neutralWords = 'officer securities'

/** They support somebody: whom they support is named after them, and is not what they are. */
export const supporters = `executive_assistant ea pa personal_assistant virtual_assistant administrative_assistant admin_assistant office_assistant team_assistant teamassistenz teamassistent teamassistentin management_assistant assistentin assistent assistenz direktionsassistentin direktionsassistenz
  vorstandsassistenz vorstandsassistentin vorstandsassistent vorstandssekretarin geschaftsfuhrungsassistenz chefsekretarin assistante assistant assistante_de_direction assistant_de_direction asistente asistente_de_direccion asistente_ejecutiva asistenta assistente assistente_di_direzione assistente_executiva assistente_executivo secretaria_de_direccion secretaria_ejecutiva
  asystent asystentka asystentka_zarzadu directiesecretaresse managementassistent managementassistente directieassistent direktionssekretaer chefassistent executive_secretary vd_assistent personal_secretary executive_business_partner assistenz_der_geschaftsfuhrung
  managementassistenz assistenza_alla_direzione projektassistenz verwaltungsassistent`

/** A person is an assistant of a field, not of a person, if one of these stands beside the word: a research assistant. */
export const helpers =
  'assistant assistante assistent assistentin assistenz asistente assistente asystent asystentka asistenta'

/** The level that the last part of a compound says. In Dutch, Swedish and Danish such titles are one word, too. */
export const levelEndings: ReadonlyMap<string, Level> = new Map(
  Object.entries({
    leiter: 'director',
    leitung: 'director',
    leider: 'manager',
    ledare: 'manager',
    leder: 'manager',
    chef: 'manager',
    manager: 'manager',
    direktor: 'director',
    directeur: 'director',
    vorstand: 'cxo',
    geschaftsfuhrer: 'cxo',
    experte: 'senior',
    praktikant: 'training',
    praktikum: 'training',
    trainee: 'training',
    werkstudent: 'training',
  }),
)

/** Words of a phrase that do not give it their level: a chief of staff, a product owner, a talent partner. */
export const silentInPhrases = 'chief partner owner founder management expert'
