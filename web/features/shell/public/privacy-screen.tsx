import { tNodes } from '../../../lib/t-nodes.ts'
import { RESET_TTL_MINUTES } from '#src/auth/constants.ts'
import { MARKS } from './text-marks.tsx'
import { TextPage, TextSection } from './text-page.tsx'
import { t } from '#src/language/t.ts'

const Lead = () => (
  <p>
    {tNodes(
      'In short: this server stores what you tell it about yourself and your job search, so that it can show it to you. <strong>Your personal data is not sold</strong>, not shared for advertising and not used for anything else.',
      MARKS,
    )}
  </p>
)

const Collected = () => (
  <TextSection id="collected" title={t('What is collected')}>
    <p>
      {tNodes(
        'Whoever runs the Foothold server at <strong>{server}</strong> (“we”) is responsible for what is stored on it:',
        { ...MARKS, server: location.host },
      )}
    </p>
    <ul>
      <li>
        {tNodes(
          '<strong>Account information:</strong> your name and email address, a username if you choose one, and your password in a form from which it cannot be read back (argon2id). For each device you are signed in on: what kind of browser it is, and when it was last used. If you sign in with LinkedIn: the identifier that it gives you there.',
          MARKS,
        )}
      </li>
      <li>
        {tNodes(
          '<strong>Job tracking data:</strong> your applications with their status and its history, dates, links, interviews, notes and ticked checklist items, the texts of postings, your bookmarks, the people you add, follow-ups, and whatever else you write here.',
          MARKS,
        )}
      </li>
      <li>
        {tNodes(
          '<strong>Emails that you bring in:</strong> their text until you have decided about them, for 30 days at most; after that the kind of email, the sentence that decided it, and the company and position it names. Nobody but this server reads them, and nothing in them is fetched. They arrive because you paste or upload them, at an address that you create in Settings, or from a folder of your mailbox that you connect there: its password is stored encrypted, nothing in the folder is changed, and nothing is stored of emails that are not about an application.',
          MARKS,
        )}
      </li>
      <li>
        {tNodes(
          '<strong>Your documents:</strong> the files you upload, with their names, and with which applications you sent them. The deletion of a document can be undone for a day; its file is kept for another 30 days in case something went wrong on the server, and then deleted for good. Only its name stays with the applications it was sent with.',
          MARKS,
        )}
      </li>
      <li>
        {tNodes(
          '<strong>Your profile:</strong> what you enter of your work, education and projects. Equal-employment answers are voluntary: they are stored encrypted, you can delete them at any time, and your download includes them only if you ask for it.',
          MARKS,
        )}
      </li>
      <li>
        {tNodes(
          '<strong>Usage data:</strong> technical log lines that say which kind of request was made, how it ended and how long it took, without your name, your email address, your IP address or anything you typed. When something fails in your browser, it reports the error with the page, the time and the kind of browser, so that it can be fixed. A server that does not send email writes a link to reset a password into its log, for whoever runs it to hand on.',
          MARKS,
        )}
      </li>
      <li>
        {tNodes(
          '<strong>Limits:</strong> to keep guessers out, wrong passwords and similar attempts are counted for a short time. The counts contain scrambled values (hashes), not addresses.',
          MARKS,
        )}
      </li>
      <li>
        {tNodes(
          '<strong>Recent activity:</strong> sign-ins, failed ones, and changes to your account are listed for you in Settings, with the kind of device, for 90 days. Whoever runs this server may have the log name the IP address of who tried to sign in, to block those who guess.',
          MARKS,
        )}
      </li>
    </ul>
  </TextSection>
)

const STORED = (
  <>
    <TextSection id="kept" title={t('Where it is stored, and for how long')}>
      <p>
        {t(
          'Everything is stored in this server’s own database and storage, and in backups that we may make of them. It stays until you delete it. For a few seconds you can undo a deletion; what was deleted is erased for good a day later, an application after 30 days, during which you can restore it under “Recently deleted”. A session that is not used ends after 15 to 30 days, and a link to reset a password after {minutes, number} minutes.',
          { minutes: RESET_TTL_MINUTES },
        )}
      </p>
      <p>
        {t(
          'Your browser stores the key that keeps you signed in, your name or its initials, the lists you saw last and the app itself, to be read without a connection, words you have typed but not saved, and how you like your screens. Signing out removes what belongs to your account.',
        )}
      </p>
    </TextSection>
    <TextSection id="cookies" title={t('Cookies')}>
      <p>
        {t(
          'There are no cookies for tracking, statistics or advertising. Once you have signed in, a cookie lets this browser be known again by your account, so that strangers who guess your password cannot lock you out; it signs nobody in and lives for 400 days. If you choose a light or dark theme, a cookie remembers that one word. While you sign in with LinkedIn, a cookie lives for the few minutes that it takes, so that nobody else can finish your sign-in.',
        )}
      </p>
    </TextSection>
  </>
)

const THIRD_PARTIES = (
  <TextSection id="third-parties" title={t('Who else learns something')}>
    <ul>
      <li>
        {tNodes(
          '<strong>LinkedIn,</strong> only if you choose to sign in with it: it learns that you use this server, and tells us your name and email address.',
          MARKS,
        )}
      </li>
      <li>
        {tNodes(
          '<strong>The icon service.</strong> To show the icon of a company, of an employer or school in your profile, or of a site you bookmarked, your browser asks a public icon service for it, by the site’s name, or by a web address made from the name of the company or school. The service sees that address and your IP address, but not which page you are on or who you are here. You can switch the icons off in Settings; where we have switched them off for everyone, nothing is asked at all.',
          MARKS,
        )}
      </li>
      <li>
        {tNodes(
          '<strong>Pages read for you.</strong> When you press “Fetch title” for a bookmark, or fill in an application from a link, this server reads that page. Its site sees the address of this server, not yours.',
          MARKS,
        )}
      </li>
      <li>
        {tNodes(
          '<strong>The mail provider</strong> that carries the messages you ask for, such as a link to reset your password or an email about what is due.',
          MARKS,
        )}
      </li>
      <li>
        {tNodes(
          '<strong>The push service of your browser’s maker,</strong> only if you switch on notifications: it learns when a device gets one, not what it says, which is encrypted for the device.',
          MARKS,
        )}
      </li>
      <li>
        {tNodes(
          '<strong>Your mail provider,</strong> only if you connect a folder of your mailbox: it sees that this server signs in and reads there.',
          MARKS,
        )}
      </li>
      <li>
        {tNodes(
          '<strong>Your calendar program,</strong> only if you create an address for it in Settings: it reads the titles, times and places of interviews, deadlines and follow-ups there. Whoever has the address can read the same, until you revoke it.',
          MARKS,
        )}
      </li>
    </ul>
    <p>
      {t(
        'Whoever provides the machines and the storage that this server runs on could see what is stored there, and the law may compel us to disclose it. A site that you open by a link here learns of your visit, as with any link. These pages, the typeface and their pictures come from this server.',
      )}
    </p>
  </TextSection>
)

const Rights = () => (
  <>
    <TextSection id="control" title={t('What you can do')}>
      <ul>
        <li>
          {tNodes(
            '<strong>Take it with you:</strong> Settings has a download of all your data in one file.',
            MARKS,
          )}
        </li>
        <li>
          {tNodes(
            '<strong>Delete it:</strong> deleting your account in Settings removes your data and your sessions from this server immediately, your files as soon as their storage can be reached, and all of it from backups as they are replaced.',
            MARKS,
          )}
        </li>
        <li>
          {tNodes(
            '<strong>Correct it:</strong> everything you wrote can be changed where you wrote it.',
            MARKS,
          )}
        </li>
        <li>
          {tNodes(
            '<strong>End sessions:</strong> Settings lists the devices that are signed in and signs out the ones you do not know.',
            MARKS,
          )}
        </li>
      </ul>
      <p>
        {tNodes(
          'The law of your country may give you more rights, such as to complain to an authority. To use them, or to ask anything, <support>write to support</support>.',
          MARKS,
        )}
      </p>
    </TextSection>
    <TextSection id="children" title={t('Children')}>
      <p>
        {tNodes(
          'Foothold is not meant for children under 13, and we do not knowingly keep data of theirs. See also the <terms>terms</terms>.',
          MARKS,
        )}
      </p>
    </TextSection>
  </>
)

export const PrivacyScreen = () => (
  <TextPage title={t('Privacy')} lead={<Lead />}>
    <Collected />
    {STORED}
    {THIRD_PARTIES}
    <Rights />
  </TextPage>
)
