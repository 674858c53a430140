import { translate } from '@wellmet/platform/messages/translations.ts'
import type { typedMessages } from './typed.messages.ts'

translate<typeof typedMessages>('de', 'typedAccess', {
  badCertificate:
    'Dem Zertifikat dieses Servers wird nicht vertraut. Prüfe den Namen des Servers oder frag, wer diesen Wellmet-Server betreibt.',
  busy: 'Der Server ist gerade überlastet. Warte eine Minute und versuch es noch einmal.',
  hostNotFound: 'Es gibt keinen Server mit diesem Namen. Prüfe die Schreibweise.',
  linkRefused: 'Der Link wurde abgelehnt. Kopiere ihn noch einmal dort, wo du ihn gefunden hast.',
  noAnswer: 'Der Server hat nicht geantwortet. Prüfe Adresse und Port und versuch es noch einmal.',
  noTls:
    'Der Server bietet hier keine verschlüsselte Verbindung (TLS) an. Such die verschlüsselte Adresse oder den Port.',
  notACalendar: 'Dort wurde kein Kalender gefunden. Prüfe die Adresse.',
  notAMailbox: 'Dort wurde kein Postfach gefunden, das Wellmet lesen kann. Prüfe Server und Port.',
  notATable:
    'Dort wurde keine Tabelle mit Kontakten gefunden. Sie braucht eine Spalte mit E-Mail-Adressen und einen Link, der sich ohne Anmeldung öffnet.',
  notAWorkflow:
    'Das ist nicht die Adresse eines Workflows. Kopiere die Adresse, die der Workflow nach dem Speichern zeigt.',
  notPublic:
    'Wellmet kann sich nicht mit dieser Adresse verbinden: Sie liegt in einem privaten Netz oder an einem unüblichen Port. Wer diesen Wellmet-Server betreibt, kann sie erlauben.',
  nothingThere: 'Unter dieser Adresse wurde nichts gefunden. Kopiere sie noch einmal.',
  tooLarge: 'Unter dieser Adresse liegt zu viel. Wellmet liest bis zu 16 MB.',
  wrongPassword:
    'Der Server hat Benutzername und Passwort nicht angenommen. Viele Dienste verlangen hier ein App-Passwort.',
})
