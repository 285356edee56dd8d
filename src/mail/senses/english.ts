import type { Senses } from './senses.ts'

export const ENGLISH_SENSES: Senses = {
  not: String.raw`(?:not|never|no longer|cannot|unable to|nor)|(?:won|can|couldn|didn|doesn|don|isn|wasn|weren|haven|hasn|aren|wouldn)'?t|no`,
  yet: 'yet|still|in progress|ongoing|under way',
  harmless:
    "(?:unsuccessful|unselected|rejected) (?:applicants|candidates|applications)|(?:applicants|candidates|applications) (?:not selected|who are not selected)|not only|please do not|please don't|do not hesitate|don't hesitate|not to mention|does not mean|no longer (?:live|work)|no matter|no doubt|no problem|no worries",
  condition:
    'if|whether|unless|should you|should your|should we|in case|in the event|only those|only candidates|only applicants|even if|may|might|could|without|until|incomplete|applications (?:received|without)|in the absence',
  aside:
    '(?:respond|reply|write back) to|feedback|sponsorship|relocation|travel costs|expenses|parking|(?:be |get |been )?in touch|contact(?:ed)?|reach out|hear (?:back )?from us|get back to you|let you know (?:if|whether)|notif(?:y|ied)|inform you (?:if|whether)',
  goOn: 'mov(?:e|ing|ed) (?:\\w+ )?(?:forward|ahead|on|to the next)|tak(?:e|en|ing) (?:\\w+ ){0,4}(?:further|forward)|go(?:ing)? (?:\\w+ )?(?:forward|ahead|further)|proceed(?:ing|ed)?|progress(?:ed|ing)?|advanc(?:e|ed|ing)|pursu(?:e|ed|ing)|continu(?:e|ed|ing)|put(?:ting)? (?:you|your \\w+) forward|considered further',
  end: '(?:be|been|is|are) archived|wrapping up|wrapped up|concluded (?:our|the|its)|come to an end|ends here|end (?:your|the|our) (?:application|process)|ending (?:your|the|our)|closing (?:your|out)|stop here|leave it (?:here|there)',
  chosen:
    'select|one of (?:them|the (?:\\w+ )?(?:candidates|applicants|people))|among (?:those|the \\w+ (?:candidates|applicants|people))|meet the (?:requirements|criteria)|the one|(?:the right |a good |a great |a )?(?:match|fit)|selected|shortlisted|short-listed|successful|chosen|picked|retained|referred',
  offer:
    'offer(?:ing)?(?: you)?|invit(?:e|ing)(?: you)?|consider(?:ing)?|hir(?:e|ing)|employ|appoint',
  refused:
    'below the (?:threshold|cut-?off|required|pass)|falls? short|rejected|declined|unsuccessful|ineligible|not eligible|ruled out|turned down|disqualified|screened out',
  others:
    "(?:a|two|three|my) (?:lads?|guys|mates?|cousin|nephew|niece)|the first-ranked|a (?:guy|girl|woman|man|friend|former \\w+)|(?:a|the) person who|an individual (?:who|whose|with)|one of the others?|another (?:applicant|candidate)'s|somebody|a candidate (?:who|whose|with|that)|(?:an )?internal (?:candidate|applicant|hire)|somebody (?:already|local|from)|someone (?:already|local|from)|(?:an)?other (?:[\\w-]+ ){0,2}(?:candidates?|applicants?|persons?|people|profiles?|individuals?|guy|finalists?|direction)|someone (?:else|with|who|whose|more)|somebody (?:else|with|who|whose|more)|different (?:candidates?|applicants?|person|direction)|(?:the|an|a) (?:internal|stronger|more experienced) (?:candidate|applicant|hire)|candidates? (?:who|whose|with)|those (?:whose|with|who)|the other (?:one|guy|finalist|person|candidate)",
  decide:
    'took on|take on|edged ahead|settled on|recommended|preference|priority|given|gave|promised|taken on|has accepted|decided|decision|chose|choose|chosen|opted|elected|picked|pick|gone with|went with|go with|going with|went|go|gone|going|prefer(?:red)?|appointed|hired|selected|offered|identified|focus(?:ing)? on',
  better:
    'better|closer|more closely|stronger|more suited|more suitable|best|more relevant|more aligned',
  position:
    '(?:positions|roles|vacancies|openings|spots|seats|search|spot|seat|places? (?:on|in|for)|programme|traineeship|apprenticeship|position|role|vacancy|job|post|opening|requisition|search|recruitment|opportunity|internship|placement|headcount)',
  gone: '(?:doesn.?t|does not) exist(?: any ?more)?|fell through|fallen through|full up|(?:been |now |already )*(?:allocated|taken|given away|promised)|been (?:shelved|dropped)|(?:been |now |already )*(?:filled|cancell?ed|closed|withdrawn|eliminated|frozen|put on hold|placed on hold|on hold|paused|discontinued)|no longer (?:available|open|required|recruiting|hiring)',
  fill: 'fill(?:ing)?|recruit(?:ing)?',
  application:
    'application|candidacy|candidature|profile|resume|cv|submission|background|experience',
  test: '(?:short |little |small )?(?:design|writing|creative) brief|(?:take-?home|coding|technical|online|aptitude|skills?|home|programming|practical|writing) (?:[\\w-]+ )?(?:exercise|test|assessment|challenge|task|assignment)|assessment|case study|take-?home|hackerrank|codility|homework',
  doTest:
    'complet(?:e|ing)|take|attached|send (?:it|us|your \\w+) back|submit|solve|deadline|due|start the|within \\w+ (?:days|hours)|link',
  employ:
    'join (?:us|our team|the team|the company)|hire you|come (?:and )?work (?:with|for) us|come on board|be part of (?:our|the) team',
  putOff:
    'reschedul(?:e|ed|ing)|postpon(?:e|ed|ing)|push(?:ed)? back|mov(?:e|ed|ing)|delay|cancel(?:led)?|rearrang(?:e|ed)|shift',
  arrange:
    'invit(?:e|ed|ing)(?: you)?|invitation|schedul(?:e|ed|ing)|arrang(?:e|ed|ing)|book(?:ed|ing)?|set up|confirm(?:ed|ing)?|organi[sz]e|line up|put (?:\\w+ )?in (?:the|your) (?:diary|calendar)|reserved|participate in|take part in',
  talk: '(?:paid )?(?:trial|taster|try-out) (?:shift|day|session)|(?:phone |video |panel |telephone |zoom |teams |quick |short |informal |intro(?:ductory)? |first |second |final |technical )*(?:interview|call|chat|conversation|phone screen|screening|meeting|coffee|catch-up|onsite|on-site|panel|discussion)',
  meet: 'see you (?:on|at|in|for)|meet(?:ing)?(?: with)? you|meet(?: with)?|speak(?:ing)?(?: with| to)?|talk(?:ing)?(?: to| with)?|swing by|stop by|drop by|drop in|pop (?:in|by|over)|pop into|come (?:in|by|over|along|to (?:our|the) (?:office|shop|store|site))|visit us|hop on|jump on|sit down with|have you (?:in|at our)|get to know you',
  free: 'availability|available|free|time slots?|slots?|(?:any|a|what|which|preferred|convenient|suitable|some) (?:time|date|day)s?|works? (?:for|best)|suits?(?: you)?|calendly|calendar|up for',
  when: '(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|(?:this|next) (?:week|afternoon|morning)|\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm|a m|p m)|\\d{1,2}[:.]\\d{2}|around \\d|(?:january|february|march|april|june|july|august|september|october|november|december) \\d{1,2}|\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:january|february|march|april|may|june|july|august|september|october|november|december)|\\d{1,2}/\\d{1,2}',
  wish: "shall we|let's|(?:would|'d) (?:like|love|be (?:happy|delighted|keen))|(?:like|love|want|keen|pleased|delighted|happy|glad|excited|looking forward) to|want|would love for|looking forward",
  you: "you|your|you're|yours",
  ask: "may (?:we|i) (?:contact|ask)|we (?:also )?require|take up|two things|could you|can you|would you|will you|please (?:also |kindly )?(?:send|provide|share|upload|tell|let|confirm|reply|fill|attach|forward|indicate|give)|let (?:me|us) know|tell (?:me|us)|what(?:'s| is| are| were| would)|do you|we (?:still |also )?need|i (?:still |also )?need|missing|send (?:me|us)|may i ask",
  needed:
    'package|current (?:pay|salary)|law degree|degree|eligibility to work|(?:contact )?details of|names and (?:contact|phone)\\w*(?: details)?|salary(?: expectations?)?|compensation|pay expectations?|day rate|hourly rate|rate|notice(?: period)?|start date|earliest start|visa|work permit|right to work|references|referees?|certificates?|transcripts?|diplomas?|documents?|portfolio|driving licen[cs]e|clearance|contact details of|code samples?|passport',
}
