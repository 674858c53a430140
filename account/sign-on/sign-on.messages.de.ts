import { translate } from '@wellmet/platform/messages/translations.ts'
import type { signOnMessages } from './sign-on.messages.ts'

translate<typeof signOnMessages>('de', 'signOn', {
  // Signing in
  continueWith: 'Weiter mit Single Sign-on',
  enterAddress: 'Gib zuerst deine geschäftliche E-Mail-Adresse ein. Sie sagt uns, wo sich deine Firma anmeldet.',
  finishing: 'Du wirst angemeldet',
  goToSignIn: 'Zur Anmeldeseite',
  neededAbout:
    '{workspace} möchte, dass sich alle beim Anbieter der Firma anmelden. Mach dort weiter, du kommst gleich zurück.',
  neededTitle: 'Weiter mit Single Sign-on',
  notFinished: 'Du bist nicht angemeldet',
  signOut: 'Abmelden',

  // For owners
  about:
    'Mitglieder melden sich mit dem Konto an, das sie in deiner Firma haben, zum Beispiel mit Microsoft Entra ID, Google Workspace oder Okta. Single Sign-on öffnet nur diesen Workspace, nie andere Workspaces einer Person.',
  certificate: 'Signaturzertifikat',
  certificateAbout: 'In PEM oder Base64. Was der Anbieter sagt, muss mit dessen Schlüssel signiert sein.',
  clientId: 'Client-ID',
  clientSecret: 'Client-Secret',
  clientSecretKept: 'Lass das Feld leer, um das gespeicherte zu behalten.',
  copy: 'Kopieren',
  delete: 'Single Sign-on löschen',
  deleteAbout:
    'Wer damit angemeldet ist, wird abgemeldet. Die Mitglieder behalten ihre Konten und melden sich anders an.',
  deleted: 'Single Sign-on wurde gelöscht.',
  demanded: 'Mitglieder müssen jetzt Single Sign-on verwenden.',
  fieldMissing: 'Füll das aus.',
  inviteOnly: 'Nur wer eingeladen wurde',
  issuer: 'Issuer',
  issuerAbout:
    'Bei Microsoft https://login.microsoftonline.com/ mit deiner Mandanten-ID und /v2.0, bei Google https://accounts.google.com.',
  joining: 'Wer mit Single Sign-on beitreten kann',
  leftOpen: 'Mitglieder können sich jetzt auf jede Art anmelden.',
  linkedMembers:
    '{count, plural, =0 {Noch niemand hat sich damit angemeldet.} one {# Mitglied hat sich damit angemeldet.} other {# Mitglieder haben sich damit angemeldet.}}',
  nextCertificate: 'Nächstes Signaturzertifikat',
  nextCertificateAbout: 'Nur während der Anbieter sein Zertifikat wechselt. Dann gelten beide.',
  notChanged: 'Nichts wurde geändert. {reason}',
  openIdConnect: 'OpenID Connect',
  openToDomain: 'Alle mit einer Adresse einer nachgewiesenen Domain',
  protocol: 'Protokoll',
  protocolChanges: 'Speichern ersetzt den eingerichteten Anbieter. Wer damit angemeldet ist, wird abgemeldet.',
  require: 'Single Sign-on verlangen',
  requireAbout:
    'Wer sich anders angemeldet hat, kann diesen Workspace erst wieder damit öffnen. Owner mit einem Passkey oder einer Authenticator-App behalten einen Zugang, falls der Anbieter ausfällt.',
  roleOfNew: 'Rolle neuer Mitglieder',
  roleOption: '{role, select, viewer {Viewer} admin {Admin} other {Mitglied}}',
  saml: 'SAML 2.0',
  samlIssuer: 'Entity-ID des Anbieters',
  samlIssuerAbout: 'Auch Issuer genannt. Kopiere sie genau so, wie der Anbieter sie zeigt.',
  save: 'Speichern',
  saved: 'Single Sign-on ist eingerichtet. Teste es als Nächstes.',
  signOnUrl: 'Anmelde-URL',
  signOnUrlAbout: 'Wo der Anbieter Anfragen per HTTP-Redirect annimmt.',
  stepAcsUrl: 'Gib als Assertion-Consumer-Service-URL (ACS) oder Antwort-URL ein:',
  stepDomain: 'Weise oben die Domain deiner Firma nach. Nur Adressen nachgewiesener Domains können sich anmelden.',
  stepEntityId: 'Füge Wellmet bei deinem Anbieter als Anwendung mit SAML hinzu. Gib als Entity-ID oder Audience ein:',
  stepRedirect: 'Registriere Wellmet bei deinem Anbieter als Webanwendung, mit dieser Weiterleitungs-URL:',
  stepSamlSigning:
    'Lass ihn die Antwort und die Assertion mit SHA-256 signieren, und eine persistente Name-ID und ein Attribut „email“ senden.',
  stepSamlValues: 'Kopiere Entity-ID, Anmelde-URL und Zertifikat vom Anbieter hierher, und speichere.',
  stepValues: 'Kopiere Issuer, Client-ID und Client-Secret vom Anbieter hierher, und speichere.',
  test: 'Testen',
  testedAbout: 'Das sagt dein Anbieter über dich. Niemand wurde angemeldet.',
  testedBad: 'Diese Person würde nicht eingelassen',
  testedEmail: 'E-Mail: {email}',
  testedGood: 'Diese Person würde eingelassen',
  testedNoEmail: 'E-Mail: keine',
  testedOwner: 'Mitglieder würden eingelassen. Owner verknüpfen zuerst ihr Konto',
  testedSubject: 'Subject: {subject}',
  testedTitle: 'Single Sign-on funktioniert',
  theSignOn: 'Single Sign-on',
  title: 'Single Sign-on',
  toSignInSettings: 'Zurück zu den Einstellungen',
  unlinkAbout:
    '{name} wird abgemeldet und kann mit einem anderen Konto beim Anbieter neu verknüpft werden. Tu das, wenn es dort ein neues gibt.',
  unlinkMember: 'Verknüpfung beenden: {name}',

  // For everybody, in the security settings
  confirmAtProvider: 'Mit Single Sign-on bestätigen',
  confirmed: 'Du hast bestätigt, dass du es bist',
  confirmedAbout: 'Geh zurück, und mach noch einmal, was du ändern wolltest.',
  confinedAbout:
    'Du bist per Single Sign-on angemeldet. Das öffnet nur diesen Workspace. Dein Passwort, deine Passkeys und deine Geräte gehören dir allein: Melde dich mit deinem eigenen Passwort oder Passkey an, um sie zu sehen und zu ändern. Wenn du noch keins hast, wähle „Passwort vergessen?“ auf der Anmeldeseite.',
  confinedTitle: 'Du bist per Single Sign-on hier',
  goOn: 'Weiter',
  link: 'Verknüpfen',
  linkEverything: 'Es darf auch meine anderen Workspaces und mein Konto öffnen',
  linkEverythingAbout: 'Nur wenn du denen, die den Anbieter betreiben, alles in deinem Konto anvertraust.',
  linked: 'Dein Konto ist verknüpft',
  linkedAbout: 'Ab jetzt kennt dich Single Sign-on.',
  linksAbout: 'Deine Workspaces, die Single Sign-on haben. Verknüpfe dein Konto, damit du dort erkannt wirst.',
  opensAll: 'Öffnet alles in deinem Konto',
  opensOne: 'Öffnet nur diesen Workspace',
  notLinked: 'Nicht verknüpft',
  unlink: 'Verknüpfung beenden',
  unlinked: 'Die Verknüpfung wurde beendet.',

  // Mail
  linkedMailBody: `Hallo {name},

{reach, select, everything {Single Sign-on des Workspace {workspace} ist jetzt mit deinem Wellmet-Konto verknüpft und öffnet alles darin, weil du das gewählt hast.} other {Single Sign-on des Workspace {workspace} ist jetzt mit deinem Wellmet-Konto verknüpft. Es öffnet nur diesen Workspace, nicht deine anderen Workspaces und nicht deine Kontoeinstellungen.}}

Wenn du das nicht warst, melde dich mit deinem eigenen Passwort oder Passkey an und beende die Verknüpfung.`,
  linkedMailButton: 'Sicherheitseinstellungen öffnen',
  linkedMailSubject: 'Single Sign-on von {workspace} ist mit deinem Konto verknüpft',

  // Refusals
  confirmYourself: 'Bestätige hier mit deinem eigenen Passwort, Passkey oder deiner Authenticator-App.',
  issuerNotReadable: 'Gib den Issuer als Adresse ein, die mit https:// beginnt.',
  noneForAddress:
    'Für diese Adresse gibt es kein Single Sign-on. Prüfe die Adresse, oder melde dich mit Passwort oder Passkey an.',
  notBelieved:
    'Wir konnten nicht bestätigen, was der Anbieter deiner Firma geantwortet hat. Niemand wurde angemeldet. Versuch es noch einmal. Wenn es wieder passiert, sag es dem Owner deines Workspace.',
  notOurs:
    'Diese Antwort gehört zu keiner Anmeldung, die in den letzten zehn Minuten in diesem Browser begonnen hat. Geh zur Anmeldeseite, und beginne noch einmal.',
  notSetUpBecause:
    '{reason, select, not_reached {Unter dieser Adresse antwortet kein Anbieter. Prüfe sie, und ob sie aus dem Internet erreichbar ist.} no_tls {Der Anbieter muss mit https erreichbar sein.} other_issuer {Der Anbieter dort nennt sich anders. Kopiere den Issuer genau so, wie ihn der Anbieter zeigt. Bei Microsoft steht deine Mandanten-ID darin, nicht „common“.} weak_signatures {Der Anbieter signiert mit nichts, was wir annehmen. Wähle dort RS256.} other {Unter dieser Adresse ist kein OpenID-Connect-Anbieter. Prüfe die Adresse.}}',
  domainFirst:
    'Weise zuerst eine Domain deiner Firma nach. Ohne sie kommen Mitglieder nicht herein, deren Konto noch nicht verknüpft ist.',
  ownFactorFirst:
    'Füge zuerst für dich selbst einen Passkey hinzu, oder richte eine Authenticator-App ein. Das ist dein Zugang, falls der Anbieter ausfällt.',
  providerNotReached:
    'Der Anbieter deiner Firma hat nicht geantwortet. Versuch es in einer Minute noch einmal, oder melde dich anders an.',
  providerSaidNo:
    'Der Anbieter deiner Firma hat dich nicht angemeldet. Versuch es noch einmal, oder melde dich anders an.',
  refusedBecause:
    '{reason, select, no_email {Der Anbieter deiner Firma sagt uns deine E-Mail-Adresse nicht. Bitte die Zuständigen, den Claim „email“ zu senden.} email_not_verified {Der Anbieter deiner Firma sagt, dass deine E-Mail-Adresse dort nicht bestätigt ist. Frag die Zuständigen.} domain_not_proven {Deine E-Mail-Adresse dort gehört zu einer Domain, die dieser Workspace nicht nachgewiesen hat. Frag einen Owner des Workspace.} not_of_this_organization {Dein Konto dort gehört nicht zu deiner Firma. Wähle dein geschäftliches Konto.} other_identity {Mit dieser Adresse war schon jemand anderes beim Anbieter deiner Firma verknüpft. Bitte einen Owner des Workspace, diese Verknüpfung zu beenden.} account_not_confirmed {Es gibt ein Konto mit deiner Adresse, das noch niemand bestätigt hat. Melde dich mit seinem Passwort an, bestätige die Adresse, und versuch es noch einmal.} not_a_member {Du hast ein Konto, gehörst aber nicht zu diesem Workspace. Melde dich mit deinem eigenen Passwort oder Passkey an, und bitte einen Owner um eine Einladung.} owner_not_linked {Du bist Owner dieses Workspace, und Owner verknüpfen Single Sign-on selbst. Melde dich mit deinem eigenen Passwort oder Passkey an, und verknüpfe dein Konto unter Einstellungen, Sicherheit.} link_ended {Du hast die Verknüpfung mit Single Sign-on beendet. Um es wieder zu nutzen, melde dich mit deinem eigenen Passwort oder Passkey an, und verknüpfe dein Konto unter Einstellungen, Sicherheit.} not_invited {Dieser Workspace lässt nur Eingeladene ein. Bitte einen Owner um eine Einladung.} other_user {Beim Anbieter bist du jemand anderes als hier. Melde dich dort ab, und versuch es mit deinem eigenen Konto noch einmal.} linked_to_other_user {Wer du beim Anbieter bist, ist schon mit einem anderen Konto verknüpft. Melde dich mit jenem an, oder bitte einen Owner, die Verknüpfung zu beenden.} other {Du wurdest nicht eingelassen. Frag einen Owner des Workspace.}}',
  certificateRefused:
    '{reason, select, weak {Der Schlüssel dieses Zertifikats ist zu schwach. Es muss ein RSA-Schlüssel mit mindestens 2048 Bit sein.} other {Das ist kein Zertifikat. Kopiere es vom Anbieter, mit seiner ersten und seiner letzten Zeile.}}',
  samlOff:
    'Dieser Server bietet kein Single Sign-on mit SAML an. Verwende OpenID Connect, oder bitte die Betreiber des Servers, SAML=on zu setzen.',
  secretMissing: 'Gib das Client-Secret ein.',
  setUpFirst: 'Richte zuerst Single Sign-on ein.',
  signOnUrlNotReadable: 'Gib die Anmelde-URL als Adresse ein, die mit https:// beginnt.',
  testFirst: 'Teste es zuerst: Noch niemand ist vom Anbieter zurückgekommen.',
})
