import type { TitleFunction } from './title-functions.rules.ts'

/** Words that name a field. Beside a profession they are only its subject: a sales recruiter does not work in sales. */
export const fieldWords: Partial<Record<TitleFunction, string>> = {
  'general-management':
    'general_management group_management country_management business_unit pnl p_l geschaftsfuhrung unternehmensleitung direction_generale direccion_general direzione_generale',
  operations: `operations operation ops business_operations bizops biz_ops betrieb operaciones operazioni operacoes
    operacje operacyjny operationnel exploitation drift process_improvement continuous_improvement operational_excellence lean_management facility facilities
    facility_management workplace business_process trust_and_safety office_of_the_ceo ceo_office ceo_s_office founder_s_office founder_office
    processen operationele operasjoner business_transformation transformation`,
  strategy: `strategy strategic strategie estrategia strategia strategisk corporate_development corp_dev m_a mergers_and_acquisitions
    innovation innovacion innovazione inovacao innovations`,
  'project-management': `project program programme projekt projet proyecto progetto projeto project_management program_management
    programme_management pmo projektmanagement projektleitung gestion_de_projet gestion_de_proyectos agile scrum delivery implementation`,
  consulting: `consulting advisory beratung conseil consultoria consulenza professional_services unternehmensberatung doradztwo advies radgivning`,
  administration: `administration office sekretariat secretariat administratif administrativa administracion amministrazione
    administracja verwaltung buro`,
  engineering: `application_development engineering eng software software_engineering software_development tech technology technical technique
          softwareentwicklung technik technologie tecnologia
    technologia teknik teknologi rozwoj_oprogramowania programowanie platform backend back_end
    frontend front_end fullstack full_stack mobile ios android web_development webentwicklung embedded firmware blockchain r_d
    research_and_development forschung_and_entwicklung recherche_and_developpement tecnica tecnico technisch teknisk techniczny r_and_d computer_science
    web anwendungsentwicklung systementwicklung`,
  'quality-assurance': 'qa quality_assurance test_automation testing softwaretest',
  infrastructure:
    'devops sre site_reliability reliability infrastructure infra cloud cloud_infrastructure platform_operations kubernetes',
  it: `it information_systems computer_systems information_technology informatik informatique informatica informatyka ict edv systems_administration erp sap crm salesforce_platform
    network_administration systemes_d_information sistemas sistemi_informativi systemas_de_informacion tecnologias_de_informacion digital_workplace data_center datacenter`,
  security: `security cybersecurity cyber_security infosec information_security application_security appsec it_security
    informationssicherheit sicherheit securite seguridad sicurezza seguranca bezpieczenstwo beveiliging sakerhet sikkerhed cyber
    product_security cloud_security incident_response security_operations soc security_engineering identity_access_management iam ciberseguridad cybersecurite`,
  data: 'data daten donnees datos dati dados dane big_data data_platform data_governance data_management',
  'data-engineering': 'data_engineering data_infrastructure data_warehouse etl',
  'data-science': 'data_science decision_science applied_science',
  'machine-learning': `machine_learning ml ai artificial_intelligence deep_learning nlp computer_vision genai generative_ai llm mlops
    kunstliche_intelligenz ki intelligence_artificielle ia inteligencia_artificial intelligenza_artificiale sztuczna_inteligencja`,
  analytics: `analytics bi business_intelligence insights data_analytics business_analytics product_analytics reporting people_analytics
    marketing_analytics analyse_de_donnees`,
  product: `product products product_management produkt produit producto prodotto produto produktmanagement produits gestion_de_produit
    product_development produktentwicklung roadmap productontwikkeling produktudvikling produktutveckling product_strategy product_operations product_ops`,
  design: `design ux ui user_experience ux_ui ui_ux product_design user_research ux_research graphic_design creative interaction_design diseno
    visual_design ux_design industrial_design interior_design design_system experience_design service_design kreation`,
  sales: `sales selling vertrieb verkauf ventes vente commercial commerciale ventas comercial vendite vendas verkoop sprzedaz
    forsaljning salg salgs handlowy revenue inside_sales field_sales channel_sales enterprise_sales vertriebs verkaufs aussendienst
    innendienst vertriebsinnendienst developpement_commercial desarrollo_comercial grands_comptes ads_sales media_sales ad_sales go_to_market gtm kommerziell kommercial kommercielt force_de_vente
    area_sales export technical_sales saas_sales medical_sales software_sales sales_excellence sales_enablement vertriebssteuerung sprzedazy vertrieblich`,
  'account-management':
    'account_management key_account key_accounts global_accounts strategic_accounts gestion_de_cuentas kundenbetreuung accounts',
  'sales-operations':
    'sales_operations sales_ops revenue_operations revops rev_ops gtm_operations commercial_operations crm_operations',
  'sales-development': 'sales_development outbound lead_generation',
  'pre-sales':
    'presales pre_sales sales_engineering solutions_engineering solution_engineering solution_consulting solutions_consulting avant_vente preventa solution_sales_engineering',
  'business-development': `business_development bizdev biz_dev bd geschaftsentwicklung geschaftsfeldentwicklung desarrollo_de_negocio
    sviluppo_commerciale desenvolvimento_de_negocios rozwoj_biznesu affarsutveckling forretningsudvikling expansion new_business`,
  partnerships: `partnerships partnership alliances alliance channel partner_management partner_success partner_sales partner_marketing partner_development
    partner_operations partenariats alianzas partner_ecosystem partner_program partner_engineering partner_solutions partner_relations partner_enablement ecosystem kooperationen channel_management`,
  marketing: `search_engine_optimization advertising promotions werbung publicite publicidad pubblicita marketing mktg mkt marketing_communications digital_marketing online_marketing demand_generation demand_gen demandgen
    marcom seo sem sea ppc paid_media paid_social paid_search email_marketing field_marketing event_marketing lifecycle_marketing marketing_operations marketing_ops
    performance_marketing affiliate affiliate_marketing influencer_marketing trade_marketing markedsforing marknadsforing marknad marked marketingu
    mercadeo mercadotecnia crm_marketing e_mail_marketing partnermarketing b2b_marketing account_based_marketing abm inbound_marketing campaign campaigns marketing_digital media_planning media_buying adtech merchandising`,
  growth:
    'growth growth_marketing user_acquisition acquisition performance croissance crecimiento wachstum retention lifecycle growth_product',
  content:
    'content content_marketing contenu contenidos contenuti editorial copy social_media community redes_sociales storytelling content_strategy',
  brand: 'brand branding brand_marketing marque marca marke brand_management markenfuhrung brand_strategy',
  'product-marketing': 'product_marketing produktmarketing marketing_produit solutions_marketing',
  communications: `communications communication comms public_relations pr press media_relations corporate_communications
    kommunikation offentlichkeitsarbeit unternehmenskommunikation relations_publiques comunicacion comunicazione comunicacao komunikacja
    communicatie internal_communications external_affairs corporate_affairs relations_presse presse relaciones_publicas`,
  'customer-success': `customer_success client_success customer_experience cx client_services client_service client_relations customer_engagement customer_onboarding onboarding customer_operations
    kundenerfolg experience_client relation_client relations_clients customer_relations customer atencion_al_cliente klantsucces customer_care_management customer_education client_experience client_engagement`,
  support: `support customer_support customer_service customer_care technical_support help_desk helpdesk service_desk kundenservice kundendienst
    kundensupport service_client servizio_clienti servicio_al_cliente klantenservice kundtjanst kundeservice obsluga_klienta call_center contact_center
    it_support servicedesk field_service after_sales aftersales`,
  finance: `finance financial finanzen finanz financier financiero finanziario financeiro finanse finansowy ekonomi okonomi finans financien fp_a fpa
    treasury tresorerie tesoreria tax steuern steuer fiscal fiscalite controlling controle_de_gestion control_de_gestion controllo_di_gestione corporate_finance
    rechnungswesen finanze financas billing finances financiere financial_planning wirtschaft ekonomia kreditoren economico`,
  accounting: `accounting buchhaltung comptabilite contabilidad contabilita contabilidade ksiegowosc boekhouding redovisning regnskab accounts_payable
    accounts_receivable audit wirtschaftsprufung bookkeeping internal_audit revisorat finanzbuchhaltung lohnbuchhaltung bilanzbuchhaltung`,
  'investor-relations': 'investor_relations ir relations_investisseurs relaciones_con_inversores',
  investment: `investment investments venture ventures venture_capital vc private_equity pe asset_management portfolio_management wealth_management hedge_fund
    capital_investissement beteiligungen inversiones investimenti investimentos fund_management family_office fund capital_risque capital_riesgo private_investment portfolio`,
  banking: `banking bank investment_banking private_banking corporate_banking retail_banking trading capital_markets credit lending firmenkunden privatkunden
    equity_research banque banca bancario mortgage loans commercial_banking kredit`,
  insurance:
    'insurance versicherung versicherungen assurance assurances seguros assicurazioni ubezpieczenia verzekeringen forsakring forsikring underwriting claims reinsurance',
  people: `training_and_development leadership_development management_development benefits employee_relations employee_benefits labor_relations labour_relations people hr human_resources human_resource human_capital leiter_personal leitung_personal bereich_personal personnel ressources_humaines rh recursos_humanos rrhh risorse_umane zasoby_ludzkie
    kadry personeelszaken personeel hr_operations people_operations people_ops culture learning_and_development l_d compensation_and_benefits comp_and_ben total_rewards
    personalwesen personalentwicklung payroll people_and_culture people_experience organizational_development employee_experience diversity_and_inclusion dei hr_business hr_development work_culture compensation`,
  recruiting: `recruiting recruitment talent talent_acquisition talent_management hiring sourcing_talent recrutement reclutamiento seleccion rekrutierung recruting
    personalbeschaffung rekrutacja rekrytering rekruttering staffing executive_search headhunting employer_branding recrutamento acquisition_de_talents seleccion_de_personal talent_partner werving`,
  sustainability:
    'sustainability sustainable esg csr nachhaltigkeit rse durabilite developpement_durable responsable_developpement_durable sostenibilidad sostenibilita sustentabilidade climate environmental corporate_social_responsibility duurzaamheid hallbarhet baeredygtighed',
  legal: `legal law recht juridique legales legale juridico prawny juridisch juridik jura rechtsabteilung legal_affairs legal_operations legal_ops intellectual_property ip patent affaires_juridiques giuridico
    litigation contracts contract_management rechts privacy data_protection datenschutz`,
  compliance:
    'compliance regulatory regulatory_affairs governance conformite aml kyc anti_money_laundering governance_risk_compliance grc cumplimiento ethics',
  risk: 'risk risk_management risiko risikomanagement risque riesgo riesgos rischio risques fraud ryzyko credit_risk fraud_prevention',
  procurement: `procurement purchasing sourcing einkauf achats achat compras acquisti zakupy inkoop inkop indkob strategic_sourcing category_management vendor_management supplier_management approvisionnement
    beschaffung zakupow`,
  'supply-chain': `supply_chain logistics customs logistik logistique logistica logistyka logistiek warehouse warehousing lager fulfillment fulfilment distribution demand_planning
    inventory s_op supply cadena_de_suministro magazyn supply_planning`,
  manufacturing: `manufacturing production produktion produccion produzione producao produkcja productie factory plant fertigung fabrication
    montage assembly quality qualitat qualite calidad qualita jakosc kvalitet quality_management quality_control hse ehs health_and_safety qualitatsmanagement qualitatssicherung werk hseq usine maintenance instandhaltung
    process_engineering industrial_operations sante_securite arbeitssicherheit wartung utrzymanie_ruchu`,
  'mechanical-engineering':
    'mechanical hardware maschinenbau mecanique mecanica mechanical_engineering aerospace automotive konstruktion robotics hvac machinery fahrzeugtechnik mechanical_design',
  'electrical-engineering':
    'electrical electronics elektrotechnik electrotechnique electronica elektronik electrical_engineering power_systems electronique',
  'civil-engineering':
    ' structural civil_engineering bauingenieurwesen genie_civil ingenieria_civil tiefbau geotechnical',
  construction:
    'construction bau batiment construccion edilizia construcao budownictwo bouw bygg byggeri hochbau baustelle',
  'real-estate':
    'real_estate immobilien immobilier inmobiliario bienes_raices immobiliare nieruchomosci vastgoed fastighet ejendom property property_management imobiliario leasing commercial_real_estate inmobiliaria',
  transport: 'transport transportation fleet fuhrpark shipping aviation freight flight rail maritime spedition',
  agriculture: 'agriculture farming landwirtschaft agricultural forestry agronomy horticulture',
  retail:
    'retail store filiale magasin tienda negozio e_commerce ecommerce sklep winkel butik shop onlineshop category einzelhandel marketplace',
  hospitality:
    'hospitality restaurant hotel food_and_beverage f_b catering gastronomie hotellerie kitchen kuche tourism travel guest_relations gastronomia restauration front_desk',
  events: 'events event evenementiel eventos eventi veranstaltungen conference conferences exhibitions',
  medical: `medical clinical medecine medizin medico healthcare health nursing pharmacy pharmacovigilance pharma gesundheit sante pflege salud
    medical_affairs clinical_operations dental patient clinical_development clinical_affairs hospital sanitario patient_care therapy`,
  'social-work': 'social_work social_care sozialarbeit youth_work community_services sozial child_care',
  research: `research recherche investigacion ricerca pesquisa forschung badania onderzoek forskning science scientific laboratory life_sciences biology chemistry physics
    market_research drug_discovery`,
  education: `education teaching school academic curriculum formation bildung ausbildung educacion formazione educacao edukacja onderwijs utbildning uddannelse training_delivery
    weiterbildung student_success student_affairs student_services student_recruitment faculty university students e_learning`,
  journalism: 'journalism newsroom redaktion redaction redaccion news redazione',
  arts: 'music film photography theatre art arts animation video_production fashion casting audiovisual kunst cinema',
  sports: 'sports sport fitness football athletics',
  'public-sector': `public_policy policy government government_affairs public_affairs public_sector politik politique politica affaires_publiques diplomacy foreign_affairs regulatory_policy
    lobbying public_administration government_relations`,
  military: 'military army navy air_force defence armed_forces',
  architecture: 'architecture_and_planning urban_planning landscape stadtplanung urbanisme',
}
