/**
 * Titles that people use for one another where the lexicon of occupations has them apart or not at all: everyday words,
 * words of a trade, German and English. Rows are separated by lines, titles by commas.
 */
const rows = `
nurse, registered nurse, staff nurse, krankenschwester, krankenpfleger, pflegefachkraft, pflegefachfrau, pflegefachmann, gesundheits und krankenpfleger, pflegekraft, infirmier, enfermero
ward manager, ward sister, charge nurse, head nurse, stationsleitung, stationsleiter, pflegedienstleitung
anaesthetist, anesthesiologist, anaesthesiologist, anesthetist, anasthesist, anaesthesist, narkosearzt, anasthesie
paediatrician, pediatrician, kinderarzt, kids doctor, children s doctor
general practitioner, gp, family doctor, hausarzt, allgemeinmediziner
surgeon, chirurg, chirurgie
doctor, physician, arzt, arztin, medecin, medico
senior physician, consultant physician, oberarzt
chief physician, head physician, chefarzt, medical director
dentist, zahnarzt
vet, veterinarian, tierarzt, veterinary surgeon
pharmacist, apotheker, chemist
physiotherapist, physical therapist, physiotherapeut, krankengymnast
radiographer, radiologic technologist, mtra, x ray technician, medizinische technologin radiologie
psychologist, psychologe, shrink, psychotherapist, psychotherapeut
carer, caregiver, altenpfleger, pflegehelfer
paramedic, rettungssanitater, notfallsanitater, ambulance driver
electrician, elektriker, elektroinstallateur, elektroniker, sparky
plumber, klempner, installateur, sanitarinstallateur, heating engineer, heizungsbauer, anlagenmechaniker
joiner, carpenter, cabinet maker, tischler, schreiner, zimmermann, zimmerer, chippy
bricklayer, mason, maurer
painter and decorator, maler, lackierer, decorator
roofer, dachdecker
welder, schweisser, soudeur
scaffolder, gerustbauer
site manager, construction manager, bauleiter, polier, site foreman, conducteur de travaux
civil engineer, bauingenieur
architect, architekt
surveyor, vermesser, gutachter, sachverstandiger
master craftsman, meister, handwerksmeister
craftsman, handwerker, tradesman
mechanic, mechaniker, kfz mechatroniker
caretaker, janitor, hausmeister, facility manager
captain, ship captain, master mariner, kapitan, sea captain, skipper, schiffsfuhrer
first officer, chief mate, first mate, chief officer, nautischer offizier, erster offizier
marine engineer, ship engineer, chief engineer, schiffsingenieur, second engineer
harbor pilot, harbour pilot, marine pilot, port pilot, lotse, hafenlotse, seelotse
shipbroker, ship broker, schiffsmakler
chartering manager, charterer, befrachter, befrachtung
harbor master, harbour master, hafenmeister, hafenkapitan
freight forwarder, spediteur, speditionskaufmann
longshoreman, docker, stevedore, hafenarbeiter
stage director, theatre director, theater director, regisseur
artistic director, intendant, theatre manager
stage manager, inspizient
dramaturg, dramaturge, literary manager
actor, actress, schauspieler, comedien
lighting designer, lichtdesigner, beleuchtungsmeister, beleuchter, head of lighting
sound engineer, tontechniker, tonmeister
costume designer, kostumbildner, gewandmeister, wardrobe supervisor, wardrobe
set designer, stage designer, buhnenbildner, scenographer
conductor, dirigent
singer, sanger
museum curator, curator, kurator
press officer, press spokesperson, spokesperson, spokesman, spokeswoman, pressesprecher, sprecher, press secretary
policy officer, policy adviser, policy advisor, referent
head of unit, referatsleiter
head of department, abteilungsleiter, amtsleiter
desk officer, caseworker, sachbearbeiter
state secretary, permanent secretary, staatssekretar, staatsrat
minister, ministerin, senator
mayor, burgermeister, oberburgermeister
member of parliament, mp, abgeordneter
civil servant, beamter, public servant
police officer, polizist, kommissar
firefighter, feuerwehrmann
judge, richter
public prosecutor, staatsanwalt
notary, notar
tax adviser, tax advisor, steuerberater
auditor, wirtschaftsprufer
bookkeeper, accountant, buchhalter
authorised signatory, authorized signatory, prokurist
managing director, geschaftsfuhrer, geschaftsleitung, general manager
plant manager, werksleiter, werkleiter, betriebsleiter, factory manager
purchaser, buyer, einkaufer
head of purchasing, einkaufsleiter, leiter einkauf, head of procurement
sales manager, vertriebsleiter, head of sales, leiter vertrieb
field sales, aussendienst, aussendienstmitarbeiter
human resources manager, hr manager, personalleiter, head of hr, leiter personal
recruiter, personalberater, headhunter, talent acquisition
teacher, lehrer, school teacher
head teacher, headmaster, principal, schulleiter, rektor
kindergarten teacher, erzieher, nursery teacher
professor, hochschullehrer
researcher, wissenschaftler, scientist, forscher
postdoc, postdoctoral researcher, wissenschaftlicher mitarbeiter
librarian, bibliothekar
translator, ubersetzer
interpreter, dolmetscher
journalist, reporter, redakteur, journaliste
photographer, fotograf
chef, cook, koch, kuchenchef
baker, backer
waiter, kellner, server
hotel manager, hoteldirektor, hotelier
farmer, landwirt, bauer
gardener, gartner, landscaper
hairdresser, friseur, barber
truck driver, lorry driver, lkw fahrer, kraftfahrer
train driver, lokfuhrer, lokomotivfuhrer
pilot, airline pilot, flugkapitan
flight attendant, flugbegleiter, cabin crew
social worker, sozialarbeiter, sozialpadagoge
priest, pastor, pfarrer, vicar
real estate agent, estate agent, immobilienmakler, realtor, makler
insurance broker, versicherungsmakler
banker, bankkaufmann, bank clerk
board member, supervisory board member, aufsichtsrat, verwaltungsrat
works council, betriebsrat
sustainability officer, sustainability manager, nachhaltigkeitsbeauftragte, nachhaltigkeitsmanager
data protection officer, datenschutzbeauftragter, dpo
it manager, it leiter, head of it, leiter it
executive assistant, personal assistant, assistentin der geschaftsfuhrung, secretary, sekretarin
grants officer, funding manager, fordermittelreferent, grant officer, grants manager
inspector, kontrolleur, inspektor, prufer
`

export const sameTitles: readonly (readonly string[])[] = rows
  .trim()
  .split('\n')
  .map((row) => row.split(',').map((title) => title.trim()))
