import { allForms, englishVerbs, forms, germanAdjectives, germanVerbs } from './inflections.rules.ts'

/** What a record is, and that it says something: “your mailbox holds”, “laut Kalender”. Nobody is said to do anything by them. */
export const recordWords: readonly string[] = [
  ...forms(
    `log/logs archive/archives note/notes file/files book/books entry/entries diary agenda schedule/schedules ledger
    history histories lautete jedenfalls onwards jetzig names someone darum rucken wegen beruht machte machtest sheet resume cv résumé background biography bio profile/profiles information info system app wellmet crm overview
    list/lists statistics stats tally count counter figure/figures sum score folder/folders account/accounts trail
    archiv notiz/notizen akte/akten aufzeichnung/aufzeichnungen unterlagen eintrag/einträge/einträgen eintragung
    verzeichnis lebenslauf werdegang vita biografie profil profils steckbrief system übersicht liste bilanz zähler stand postfachs kalenders
    terminkalender stationen information informationen angaben kontaktliste konto outlook gmail`,
  ),
  ...allForms(
    englishVerbs(
      `contain count hold/held list log+ note document feature display comprise total number amount register indicate reveal
      mark reflect appear stand/stood sit/sat find/found see/saw/seen look read/read add/added reach turn pop+ crop+ surface go`,
    ),
  ).filter((word) => !/^(?:go|going|goes|went|stood)$/.test(word)),
  ...allForms(
    germanVerbs(
      `enthalten/enthielt/enthalten/enthält verzeichnen notieren dokumentieren vermerken ausweisen/wies/ausgewiesen/weist
      finden/fand/gefunden umfassen zeigen listen lauten belegen betragen/betrug/betragen/beträgt erfassen aufweisen/wies/aufgewiesen
      sitzen/saß/gesessen vorkommen/vorkam/vorgekommen liegen/lag/gelegen auftauchen tauchen kommen/kam/gekommen ergeben/ergab/ergeben/ergibt registrieren ersehen sehen/sah/gesehen/sieht`,
    ),
  ),
]

/** Words that turn a sentence and say nothing of their own: no degree, no frequency, no doubt. */
export const turningWords: readonly string[] = [
  ...forms(
    `actually indeed simply basically incidentally notably namely specifically evidently apparently overall altogether
    likewise thus hence therefore meanwhile otherwise respectively again fact facts matter case point terms
    regards regarding concerning respect reference plus per via whilst what one's somebody someone anyone
    there's exactly precisely right along within back out up down off into onto upon under across during
    throughout till else individual professional career working
    being became having done own named known-as known
    tatsächlich übrigens nämlich eben offenbar offensichtlich somit folglich demnach jeweils ebenfalls ebenso
    genau exakt sowie beziehungsweise bzw davon daran darin darunter hierzu daher deshalb indes was jemand
    hinein heraus herum unten oben neben innerhalb während betreffend bezüglich hinsichtlich man andere anderen
    anderer derjenige diejenige jene jener jenes dieser diese dieses diesem diesen solche ihrem ihrer ihres seinem seiner seinen
    vor vorhanden eigene eigenen eigener eigenem eurem eures eurer euren unserem unseren unserer unseres deines meines
    los rein raus rüber worden`,
  ),
  ...germanAdjectives('jetzig beruflich gesamt jeweilig dortig hiesig genannt besagt'),
]
