import { translate } from '@wellmet/platform/messages/translations.ts'
import type { sitesMessages } from './sites.messages.ts'

translate<typeof sitesMessages>('de', 'sites', {
  notAKey: 'Verwende den Schlüssel der Website, wie er in den Einstellungen steht.',
  notAnOrigin: 'Gib eine Adresse wie https://www.example.com ein, ohne Pfad.',
  noSite: 'Dieser Workspace hat keine Website. Inhaber oder Admins legen sie unter Einstellungen → Website an.',
  noSuchSite: 'Keine Website hat diesen Schlüssel. Inhaber oder Admins finden ihren unter Einstellungen → Website.',
  pagesOff:
    'Veröffentlichen ist auf diesem Server aus. Wer ihn betreibt, kann es einschalten und dafür PAGES_URL auf einen zweiten Hostnamen setzen.',

  // Forms to copy
  contactForm: 'Kontakt',
  newsletterForm: 'Newsletter',
  waitlistForm: 'Warteliste',
  demoForm: 'Demo anfragen',
  name: 'Name',
  email: 'E-Mail',
  company: 'Firma',
  message: 'Nachricht',
  send: 'Senden',
  leaveEmpty: 'Bitte leer lassen',
  contactWording: 'Ihr dürft mir per E-Mail antworten.',
  newsletterWording: 'Schickt mir euren Newsletter. Ich kann ihn jederzeit abbestellen.',
  waitlistWording: 'Schreibt mir, wenn ein Platz frei wird. Ich kann die Liste jederzeit verlassen.',
  demoWording: 'Ihr dürft mich wegen einer Demo kontaktieren.',

  // Screens
  site: 'Website',
  about:
    'Sammle Formulare und, wenn du möchtest, Besuche von deinen eigenen Seiten. Keine Cookies, keine Adressen, keine Profile.',
  loading: 'Website wird geladen',
  forAdmins: 'Für Inhaber und Admins',
  forAdminsAbout: 'Bitte Inhaber oder Admins dieses Workspace, die Website einzurichten.',
  origins: 'Wo deine Seiten sind',
  originsAbout:
    'Eine Adresse je Zeile. Was andere Websites mit deinem Schlüssel senden, wird verworfen und als verworfen gezählt.',
  countsVisits: 'Besuche zählen',
  countsVisitsAbout:
    'Zählt Seiten ohne Cookies. Besucher sind von Tag zu Tag nicht wiederzuerkennen. Bittet der Browser um Privatsphäre, werden sie nur gezählt.',
  create: 'Website anlegen',
  save: 'Speichern',
  saved: 'Die Website ist gespeichert.',
  remove: 'Website entfernen',
  removeQuestion: 'Website entfernen? Ihr Schlüssel gilt dann nicht mehr. Leads und Zahlen bleiben.',
  copy: 'In deine Seiten kopieren',
  copyAbout: 'Das Skript zählt Besuche. Die Formulare gehen auch ohne.',
  script: 'Skript',
  copyButton: 'Kopieren',
  copyNamed: 'Kopieren: {name}',
})
