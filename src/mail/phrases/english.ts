import type { Phrases } from './phrases.ts'

const NOT = String.raw`(?:\bnot|n't|\bunable to|\bcannot|\bno longer|\bnever)`
const JOB = '(?:position|role|vacancy|job|post|opening|requisition|opportunity|opportunities)'
const TALK =
  '(?:interview|call|chat|conversation|screen(?:ing)?|discussion|meeting|video ?call|on-?site)'
const TEST = String.raw`(?:assessments?|take-?home|case study|work sample|(?:coding|technical|programming|skills?|practical|writing|design|home) (?:challenge|test|exercise|task|assignment)|(?:aptitude|reasoning|personality|psychometric|online|logic|language|typing|numerical|verbal|cognitive|situational)(?: [\w-]+){0,2} test|test task|homework|challenge|hackerrank|codility|testgorilla|codesignal|assignment|questionnaire)`
const NEEDED = String.raw`(?:salary|compensation|pay expectation|notice period|start date|earliest|visa|sponsorship|work permit|right to work|work authori[sz]ation|relocat\w*|references?\b|referees?|portfolio|certificates?|transcripts?|diploma|documents?|\bcv\b|resume|cover letter|questionnaire|degree|licen[cs]e|code samples?|github|hourly rate|day rate|id card|passport|questions? (?:below|attached)|following (?:questions?|information|details))`

export const ENGLISH: Phrases = {
  everyday:
    'the and to you your for of we with that are have this is our will be not at it i on as but can from',
  rejection: [
    String.raw`${NOT}\b[^.;]{0,45}\b(?:mov(?:e|ed|ing)|go(?:ing)?|tak(?:e|en|ing)|proceed(?:ing)?|progress(?:ed|ing)?|advanc(?:e|ed|ing)|bring(?:ing)?|carry(?:ing)?|tak(?:e|ing))\b[^.;]{0,45}\b(?:forward|further|ahead|to (?:the |our )?(?:next|second|final|following|interview))`,
    String.raw`${NOT}\b[^.;]{0,25}\b(?:proceed|progress|advance|continue|pursue|consider|mov|advanc|pursu)\w*\b[^.;]{0,35}\b(?:your (?:application|candidacy|candidature|profile|submission)|you (?:for|as|to|in|any|at|on|further)|with you\b)`,
    String.raw`\b(?:mov(?:e|ed|ing)|go(?:ing|ne)?|went|proceed(?:ed|ing)?|progress(?:ed|ing)?|continu(?:e|ed|ing)|chosen|chose|choose|decided|selected|opted|pursu(?:e|ed|ing)|advanc(?:e|ed|ing)|focus(?:ed|ing)?|offered|prefer(?:red)?|appointed|hired)\b[^.;]{0,70}\b(?:other|another|different|stronger|better[- ]suited|more (?:suitable|suited|qualified|experienced))\b(?: [\w-]+){0,3} ?\b(?:candidates?|applicants?|persons?|profiles?|finalists?|people|individuals?|direction)\b`,
    String.raw`\b(?:went|go|going|gone|proceed\w*|moving|move|decided|chosen?|picked|hired|selected|opted|offered|appointed)\b(?: [\w-]+){0,4} (?:someone|somebody)\b`,
    String.raw`\b(?:candidates?|applicants?|people|those|profiles?|individuals?|someone|somebody)\b[^.;]{0,30}\b(?:who|whose|with|that|which)\b[^.;]{0,60}\b(?:more closely|better|closer|more relevant|stronger|more aligned|best)\b ?(?:match|fit|align|suit|meet|experience|qualif|reflect|correspond|background|with|matched|fits|suits|meets|aligns|for)`,
    String.raw`${NOT}(?: \w+)? (?:been )?(?:selected|shortlisted|short-listed|successful|chosen|accepted|picked|progressed|advanced)\b`,
    String.raw`\b(?:you|application|candidacy|interview|outcome)\b[^.;]{0,60}\b(?:is|was|were|are|has been|have been|been|proved|as) (?:unfortunately )?(?:unsuccessful|rejected|declined|turned down)\b`,
    String.raw`\b(?:declined|rejected|reject|decline) your (?:application|candidacy)`,
    String.raw`\bunsuccessful (?:on this occasion|this time|at this)`,
    String.raw`${NOT}\b[^.;]{0,30}\b(?:offer(?:ing)? you (?:the |a |this |an |any |our )?(?:[\w-]+ ){0,4}(?:role|position|job|post|interview|place|opportunity|employment|internship|placement|contract)|extend\w* (?:you )?an offer|mak(?:e|ing) (?:you )?an offer|(?:hir(?:e|ing)|invit(?:e|ing)|interview(?:ing)?|shortlist(?:ing)?|employ(?:ing)?) you\b)`,
    String.raw`\b(?:the|this|that|our|your) (?:[\w/&'-]+ ){0,6}${JOB}\b[^.;]{0,70}\b(?:has|have|is|was|had)(?: now| already| since| recently| therefore| unfortunately| just| meanwhile)*(?: been)?(?: now| already| recently)? (?:filled|closed|cancell?ed|withdrawn|put on hold|placed on hold|on hold|frozen|eliminated|removed|taken|no longer (?:available|open|active|vacant|required|needed)|discontinued|paused)`,
    String.raw`\b(?:filled|closed|cancell?ed|withdrawn|withdraw|cancel|close|paused|frozen) (?:the|this|our|that) (?:[\w-]+ ){0,4}(?:${JOB}|search|recruitment|hiring)`,
    String.raw`\b(?:no longer|not|n't)(?: be)? (?:hiring|recruiting|filling|looking to fill|going to (?:fill|hire))\b`,
    String.raw`\b(?:decided|chosen|elected|opted|decision|choice)\b[^.;]{0,20} (?:not to|to not|against)\b`,
    String.raw`${NOT}\b[^.;]{0,25}(?:\b|')(?:quite |exactly |really |currently )?(?:the right|a (?:good|strong|great|perfect|suitable|close)|what we(?:'re| are| were) (?:looking|searching)|an? ideal|the best|a)(?: enough)? ?(?:fit|match|for)\b`,
    String.raw`\b(?:did not|didn't|have not|haven't|does not|doesn't|do not)(?: \w+){0,2} (?:make it|made it|advance|advanced|progress|progressed|pass|passed|meet|match|get through|got)\b[^.;]{0,60}\b(?:to the next|next (?:round|stage|step)|requirements?|criteria|qualifications|shortlist|final|screening|what we|our needs|through|the (?:job|role|position))`,
    String.raw`\bno longer (?:under consideration|being considered|in consideration|considering|be considered|a candidate)`,
    String.raw`\bregret (?:to|that)\b(?![^.]*\b(?:postpone|reschedul|delay|move (?:our|your|the)))[^.;]{0,40}\b(?:inform|tell|advise|say|let you know|notify|we (?:are|have|cannot|will))`,
    String.raw`\b(?:another|other|different|a stronger) (?:candidates?|applicants?)\b[^.;]{0,40}\b(?:has|have|was|were|is|are) (?:been |now |already )*(?:accepted|selected|chosen|appointed|offered|hired|a better|better|more)`,
    String.raw`\b(?:afraid|sorry|unfortunately|regret)\b[^.;]{0,80}\b(?:unsuccessful|other candidates?|another candidate|someone else|(?:will not|won't|can't|cannot|not able to|unable to) (?:be )?(?:progress\w*|proceed\w*|mov(?:e|ing) (?:forward|ahead|your|you)|pursu\w+|consider\w* you\w*|invit\w+ you|continu\w+ with))`,
    String.raw`\bhiring freeze\b|\bwe(?:'ve| have) (?:already |now |since )?filled\b|\bput(?:ting)? (?:the|this|our) (?:[\w-]+ ){0,4}(?:${JOB}|search|hiring) on hold\b`,
    String.raw`\b(?:do not|don't|did not|not) (?:currently |presently )?have (?:a|an|any)(?: [\w-]+){0,2} (?:position|role|opening|vacancy|opportunity|vacancies|openings)`,
    String.raw`\b(?:we|they|i) (?:feel|felt|believe|found|think|concluded)\b[^.;]{0,60}${NOT}[^.;]{0,30}\b(?:fit|match|align|suit|meet|right)`,
    String.raw`\b(?:sadly|unfortunately|regrettably)\b[^.;]{0,60}${NOT}[^.;]{0,40}\byour (?:application|candidacy)\b[^.;]{0,30}\b(?:further|forward|on this occasion|at this)`,
    String.raw`\b(?:end|ended|ends|concluded?|stop|stopped|closed?|closing) (?:the |your |our )?(?:application|candidacy|recruitment process|selection process)(?: process)? (?:here|at this point|with you|for you)`,
    String.raw`\byour (?:application|profile|candidacy|background|experience|skills?(?: set)?|qualifications)\b[^.;]{0,40}(?:is|was|has|does|do|did|were|are)(?: not|n't)\b[^.;]{0,30}\b(?:fit|match|align|suit|selected|successful|meet|what we)`,
  ],
  interview: [
    String.raw`\binvit(?:e|ed|ing) you (?:to|for|in for|back|on|in|along)\b[^.?]{0,80}\b(?:${TALK}|meet|visit|speak|talk)`,
    String.raw`\binvitation (?:to|for)\b(?: (?:an?|your|the|our|first|second|final|video|phone|virtual|telephone|job|technical|initial|personal|onsite|on-site))* (?:${TALK})\b`,
    String.raw`\b(?:like|love|want|happy|pleased|delighted|excited|thrilled|glad|keen|hoping|wanted|eager) (?:\w+ )?to (?:\w+ )?(?:invite you|schedule|set up|arrange|book|organi[sz]e|get (?:you|something) (?:in|on|booked|scheduled)|interview you|have you (?:in|meet)|meet (?:with )?you|speak (?:to|with) you|talk (?:to|with) you|chat with you|learn more about you|hear more about you|discuss your)\b`,
    String.raw`\b(?:like|love|want|happy|glad|keen|wanted) (?:\w+ )?to (?:have|find|hop on|jump on|do|continue)\b[^.?]{0,40}\b(?:${TALK}|time)\b`,
    String.raw`\byour (?:[\w-]+ ){0,5}(?:interview|phone screen|screening call|video call|onsite|on-site)\b[^.?]{0,90}\b(?:is|has been|was|are)(?: now| been| also)* (?:scheduled|confirmed|booked|set|arranged|rescheduled|moved|cancell?ed|postponed|planned|tomorrow|today|on|coming|in)\b`,
    String.raw`\b(?:confirm(?:ed|ing|s|ation)?|remind(?:er|ing)?)\b[^.?]{0,80}\b(?:your|our|upcoming|the|of|an)\b[^.?]{0,40}\b(?:interview|phone screen|screening call|video call|onsite)\b`,
    // A page on which a time is picked, and the next stage that one is invited to.
    String.raw`\b(?:calendly|cal|savvycal)\.com\b[^?]{0,60}\b(?:time|slot|book|pick|choose|schedule|meet|talk|speak)`,
    String.raw`\b(?:time|slot|book|pick|choose|schedule)\b[^?]{0,60}\b(?:calendly|savvycal)\.com\b`,
    String.raw`\binvite you (?:to|for)(?: the| our| a)? (?:next|second|final|following) (?:stage|round|step|phase)\b`,
    String.raw`\binterview (?:confirmation|reminder|invitation|invite|schedule|details|confirmed|scheduled|request|rescheduled|availability)\b`,
    String.raw`(?:^|\b(?:your|our|upcoming|scheduled|first|second|final|video|phone|virtual|technical|job) )interview with\b`,
    String.raw`\b(?:select|choose|pick|book|schedule|find|share|send|propose|provide|suggest|grab|give)\b[^.?]{0,60}\b(?:time|slot|date|availabilit\w+|day)s?\b[^.?]{0,80}\b(?:${TALK}|speak|talk|meet)\b`,
    String.raw`\b(?:${TALK}|speak|talk|meet)\b[^.?]{0,60}\b(?:pick|choose|select|book|grab|find|use|share|send)\b[^.?]{0,30}\b(?:times?|slots?|availabilit\w+|calendar|link)\b`,
    String.raw`\bschedul(?:e|ing) (?:your|a|an|the|our|time for)(?: [\w-]+){0,4} (?:${TALK}|time)\b`,
    String.raw`\b(?:need|have|had|like|want|sorry|possible|ask) to (?:reschedule|postpone|move|cancel|push|change|shift)\b[^.?]{0,40}\b(?:${TALK}|appointment)\b`,
    String.raw`\b(?:interview|phone screen|our (?:call|meeting|chat|conversation))\b[^.?]{0,70}\b(?:been|is|was|be) (?:\w+ )?(?:rescheduled|postponed|moved|cancell?ed|pushed|brought forward)\b`,
    String.raw`\breschedul(?:e|ed|ing) (?:of |your |our |the )+(?:[\w-]+ ){0,3}(?:${TALK})\b`,
    String.raw`\b(?:moving|move|moved|advance|advanced|advancing|progress|progressed|progressing|proceed|through|selected|shortlisted|short-listed|invited|chosen)\b(?: you| on| your application| forward)*(?: to| for| on to)(?: the| a| an| our| your)? (?:next|first|second|third|final|following|interview|phone|video|onsite|on-site|telephone)(?: [\w-]+){0,3} ?(?:round|stage|step|interview|phase|screen|$|,|\.|!)`,
    String.raw`\b(?:selected|shortlisted|short-listed|invited|chosen) (?:for|to)(?: an?| the| our)?(?: [\w-]+){0,3} interview\b`,
    String.raw`\blook(?:ing)? forward to (?:meeting|speaking|talking|chatting|seeing|interviewing|our (?:call|conversation|meeting|interview|chat))\b[^.?]{0,25}\b(?:on|at|tomorrow|next|this|then|in person|monday|tuesday|wednesday|thursday|friday|at)\b`,
    String.raw`\b(?:can|could|shall|may|let's|let us) (?:we |you |i )?(?:please |also )?(?:set up|schedule|arrange|have|find|do|book|jump|hop|get on|speak|talk|meet|chat|catch up)\b[^.?]{0,50}\b(?:${TALK}|time|week|monday|tuesday|wednesday|thursday|friday|tomorrow|soon|about)\b`,
    String.raw`\b(?:like|love|want|pleased|delighted|happy)\b[^.?]{0,20}\bto offer you an?(?: [\w-]+){0,3} interview\b`,
    String.raw`\bwe (?:have|'ve) (?:scheduled|booked|arranged|reserved|set up)\b[^.?]{0,50}\b(?:${TALK})\b`,
    String.raw`\b(?:are|would|will) you (?:be )?(?:free|available|able)\b[^?]{0,60}\b(?:interview|call|chat|speak|talk|meet|conversation|zoom|teams)\b`,
    String.raw`\b(?:like|love|want) (?:for )?you to (?:meet|come|speak|talk|chat|interview)\b`,
    String.raw`\b(?:bring|have|get|see|fly) you (?:in|onsite|on-site|back|over)\b[^.?]{0,60}`,
    String.raw`\b(?:come in|come by|come to our office|join us)\b[^.?]{0,40}\b(?:interview|meet the team|chat|conversation)\b`,
    String.raw`\bnext (?:step|stage|round)\b[^.?]{0,25}\b(?:is|will be|would be|being)\b[^.?]{0,40}\b(?:interview|call with|chat with|conversation with|phone screen|meeting with|video call)\b`,
  ],
  perhapsInterview: [
    String.raw`\b(?:are|would) you (?:be )?(?:free|available)\b`,
    String.raw`\bwhen (?:are|would|could) you (?:be )?(?:free|available|able)`,
    String.raw`\bwhat (?:times?|days?|dates?)\b[^?]{0,30}\b(?:work|suit)`,
    String.raw`\b(?:does|do|would)\b[^?]{0,50}\b(?:work|suit)(?: for)? you\b`,
    String.raw`\byour availabilit(?:y|ies)\b(?![^.]{0,20}\bstart)`,
    String.raw`\blook(?:ing)? forward to (?:meeting|speaking|talking|chatting|our (?:call|conversation|meeting))`,
  ],
  assessment: [
    String.raw`\b(?:complete|take|submit|do|start|begin|perform|attempt|solve|finish|work on|sit|have a go at)\b[^.?]{0,60}\b${TEST}\b`,
    String.raw`\b(?:attached|below|here|enclosed|send you|sent you|sending you)\b[^.?]{0,50}\b(?:${TEST})\b`,
    String.raw`\b(?:${TEST})\b[^.?]{0,60}\b(?:is attached|attached|below|within|by (?:monday|tuesday|wednesday|thursday|friday|sunday|the)|expires?|link|deadline)\b`,
    String.raw`\binvit(?:e|es|ed|ing|ation)\b[^.?]{0,60}\b(?:${TEST}|test)\b`,
    String.raw`\b(?:next (?:step|stage|round)|action required)\b[^.?]{0,50}\b(?:${TEST}|test)\b`,
  ],
  offer: [
    String.raw`\b(?:pleased|delighted|happy|thrilled|excited|glad|proud|like|love|able|want|pleasure|overjoyed)\b[^.?]{0,15} to (?:\w+ )?(?:offer you (?!an?(?: [\w-]+){0,3} (?:interview|call|slot|time|chat))|extend (?:you )?(?:an?|the|this|our) (?:\w+ )?offer|make you an offer|present you with|send you (?:an|your|the|our)[^.]{0,20}offer|offer [a-z]+ the)`,
    String.raw`\boffer you (?:the|a|this|our)(?: [\w-]+){0,6} (?:position|role|job|post)\b`,
    String.raw`\boffer of employment\b`,
    String.raw`\b(?:your|the|our|formal|official|written|attached|employment|signed)(?: \w+)? offer letter\b`,
    String.raw`\byour (?:job |formal |official |written )?(?:offer (?:from|for|with|is|package|details)|employment contract|contract of employment)\b`,
    String.raw`\b(?:congratulations|great news|good news|welcome)\b[^.]{0,80}\b(?:you got the|you've got the|you have the|you are hired|you're hired|offer|been selected for the (?:position|role|job))\b`,
    String.raw`\b(?:want|like|love|wanted|happy) you to (?:join (?:us|our|the)|be part of)|welcome (?:you )?(?:to the team|aboard|on board)\b`,
    String.raw`\b(?:decided|like|love) to (?:hire|employ) you\b`,
    String.raw`\bjob is yours\b`,
  ],
  question: [
    String.raw`\b(?:could|can|would|will|may|might) (?:you|we|i)\b[^?]{0,60}\b(?:let (?:us|me) know|tell|send|share|provide|confirm|clarify|give|forward|upload|attach|advise|answer|specify|fill|ask|have)\b[^?]{0,120}${NEEDED}`,
    String.raw`\bplease (?:also |kindly )?(?:send|provide|upload|share|submit|let (?:us|me) know|confirm|complete|forward|reply with|answer|attach|fill|supply)\b(?![^.?]{0,40}\b(?:if you have|any questions))[^.?]{0,80}${NEEDED}`,
    String.raw`\bwhat (?:is|are|would be|were)\b[^?]{0,15}\byour\b[^?]{0,40}(?:salary|compensation|notice|start date|expectation|rate|visa|earliest)`,
    String.raw`\b(?:do|are|have|would|will|did) you\b[^?]{0,60}\b(?:visa|permit|relocat\w*|sponsorship|right to work|authori[sz]ed to work|driving licen[cs]e|driver's licen[cs]e|still interested|willing to|eligible|open to|security clearance|legally)\b[^?]{0,120}\?`,
    String.raw`\b(?:is|are|was|were) missing\b|\bmissing (?:documents?|cover|cv|resume|certificates?|information|from your application)`,
    String.raw`\b(?:need|require|requesting|ask you for|still need|looking for)\b[^.?]{0,80}\b(?:references|referees?|your (?:transcripts?|certificates?|portfolio|degree|id|passport)|copy of|a few more details|(?:more|additional|further) (?:information|details|documents))`,
    String.raw`\b(?:reference check|names? of (?:two|three|\d) (?:references|referees))`,
    String.raw`\bwhen (?:could|can|would) you (?:be able to )?start\b`,
    String.raw`\b(?:quick|few|couple of|some|one more|another) (?:more |follow-up |additional )?questions? (?:about|regarding|on|for you)\b`,
  ],
  confirmation: [
    String.raw`\b(?:received|got|receipt of|receiving|acknowledge|reviewing|receive)\b[^.]{0,40}\b(?:your|the) (?:[\w-]+ ){0,4}(?:application|cv|resume|candidacy|submission|expression of interest|documents)\b`,
    String.raw`\byour (?:[\w-]+ ){0,3}application\b[^.]{0,160}\b(?:has been|was|is|been|has|have been)(?: now| successfully| safely| also)* (?:landed|made it|received|submitted|sent|registered|recorded|in\b|under review|being (?:reviewed|processed|considered)|complete|forwarded|delivered|reached|arrived|successfully|transmitted|with us)`,
    String.raw`\byour (?:[\w-]+ ){0,3}application(?: \w+){0,3} (?:to|for) [^.]{0,80} (?:submitted|received|sent)`,
    String.raw`\bthank(?:s| you)?\b[^.]{0,20}\bfor (?:[\w-]+ ){0,3}(?:applying|application|submitting|apply|interest in|interest|cv|resume|candidacy)\b`,
    String.raw`\bapplication (?:was |has been |is )?(?:received|submitted|sent|confirmation|confirmed|complete)\b`,
    String.raw`\b(?:successfully|just|have|'ve|you) applied (?:to|for|at|with)\b`,
    String.raw`\bitems were sent to\b`,
    String.raw`\b(?:successfully )?(?:submitted|completed|sent) your application\b`,
    String.raw`\byour application\b[^.]{0,60}\bwill be (?:reviewed|considered|assessed)`,
    String.raw`\byour (?:e-?mail|information|details|credentials) (?:was|were|has been|have been) received\b`,
    String.raw`\bconfirm\w*\b[^.]{0,40}\b(?:receipt|received|submission|application)\b`,
  ],
  condition: [
    String.raw`\b(?:if|should (?:you|your|we|there)|unless|in case|in the event|whether|assume|when you|where you|once|only (?:those|candidates|applicants|shortlisted|successful|suitable)|(?:may|might|could) (?:be|have been)|(?:applications?|candidates?|applicants?|those|anyone) (?:that|who|which|whose)|does not mean|doesn't mean|please note that we)\b(?! (?:you (?:were|are) hoping))`,
  ],
  ifChosen: [
    String.raw`\b(?:if|should|whether|once|when|provided(?: that)?|in case)(?: |, )(?:your|there|we|it|the|our|this|they|selected|shortlisted|successful|chosen|suitable|any)\b`,
    String.raw`\b(?:if|should|once|when|in case) you(?:'re| are| have been| were| get| meet| pass| progress| do)?(?: \w+)? (?:selected|shortlisted|chosen|successful|a (?:good )?(?:fit|match)|meet|pass|progress|invited|considered|qualify|suitable)\b`,
    String.raw`\b(?:only (?:those|candidates|applicants|shortlisted|successful)|(?:shortlisted|successful|selected|suitable|qualified) (?:candidates|applicants))\b`,
    String.raw`\b(?:may|might) (?:be|include|also|then|contact|invite|ask|reach)\b`,
  ],
  later: [
    String.raw`\b(?:will|'ll)(?: \w+){0,3} (?:contact|reach out|be in touch|get in touch|invite|follow up|call you|get back|ask|be asked|be invited|hear|then)\b`,
    String.raw`\b(?:expect to|process (?:includes?|consists)|typically|usually|generally|our (?:hiring|interview|recruitment|recruiting) process (?:includes?|consists|usually|typically|involves|has)|thank(?:s| you)[^.]{0,20} for)\b`,
  ],
  untilThen: [
    String.raw`^[^.]{0,80}\b(?:until|unless|without|before (?:you|we)|yet\b(?! to)|by (?:phone|e-?mail)|incomplete)\b`,
  ],
  regret: [
    String.raw`\b(?:unfortunately|regret\w*|sorry|sadly|afraid|however|although|while we|(?:we|team|they|has|have|'ve) decided|difficult (?:decision|choice)|competiti(?:ve|on)|not (?:be )?(?:able|possible|selected|successful|the right|a)|unable|no longer|(?:other|another) (?:[\w-]+ ){0,2}(?:candidates?|applicants?))\b`,
  ],
  parting: [
    String.raw`\b(?:wish(?:es|ing)?|luck|success\w*|all the best|hope you find)\b[^.!]{0,60}\b(?:search\w*|future|career|endeavou?rs?|pursuits?|journey|job ?hunt\w*|next (?:role|step|chapter|opportunity|position)|professional\w*|elsewhere)\b`,
    String.raw`\bkeep (?:your|you)\b[^.!]{0,40}\b(?:on file|in mind|in our)\b|\b(?:encourage|invite|welcome) you to (?:re-?apply|apply (?:again|for (?:other|future|any))|consider (?:other|future))`,
  ],
  application: [
    String.raw`\b(?:applications?|the job|this job|meet the team|transcripts|requisition|case study|skills test|extending an offer|shortlist\w*|applicants?|applied|applying|candidates?|candidacy|candidature|position|vacancy|vacancies|interview\w*|hiring|recruit\w*|talent (?:team|acquisition)|resume|curriculum|cover letter|your cv|the role|this role|role (?:of|at|as)|the post|job opening|careers?|offer letter|employment|selection process|assessment|coding (?:test|challenge)|take-?home|interview panel|the panel|references|your profile|next round|onsite)\b`,
  ],
  talk: [
    String.raw`\b(?:interview|call|chat|meet(?:ing)?|talk|speak|conversation|zoom|teams|google meet)\b`,
  ],
  marketing: [
    String.raw`\bjob alerts?\b|\b\d+\+? (?:new )?[\w\s/&-]{0,40}\bjobs?\b|\bnew jobs?\b|\bjobs? (?:for you|you might|you may|matching|that match|picked|recommended)|\brecommended jobs|\bis hiring\b|\bare hiring\b|\bapply now\b|\bnewsletter\b|\bwebinar\b|\b\d+ (?:ways|tips|things|steps|mistakes|reasons|signs|questions to)\b|\bhow to (?:bounce|answer|write|ace|handle|negotiate|get|prepare|stand|land|deal|cope|respond|improve)\b|\bweekly (?:digest|roundup)\b|\bwas viewed\b|\bviewed your (?:profile|application)\b|\bappeared in \d+ searches\b|\bjobs? you (?:saved|viewed)|\bsaved job\b|\bpremium\b|\bmore jobs\b`,
  ],
  cold: [
    String.raw`\b(?:came across|come across|found|saw|seen|looking at|noticed|reviewed|stumbled (?:up)?on|impressed by|viewing) your (?:[\w-]+ ){0,2}(?:profile|background|resume|cv|github)\b|\b(?:my|our|one of (?:my|our)) clients?\b|\breaching out (?:because|about|regarding|with|to see)\b|\b(?:exciting|great|amazing|new|perfect) opportunit(?:y|ies)\b|\bopen to (?:new|hearing|a (?:quick )?(?:chat|call)|exploring|discussing)\b|\b(?:i|we) have (?:a|an) (?:[\w-]+ ){0,4}(?:role|position|job|opening|requirement)\b(?! (?:you applied|for which))|\bnot (?:actively )?looking\b|\bi(?:'m| am) (?:a )?(?:recruiter|recruiting|headhunter|working with|hiring for)\b|\bkeep(?:ing)? an open mind\b|\bin your network\b`,
  ],
  ownApplication: [
    String.raw`\byour (?:[\w-]+ ){0,3}(?:application|candidacy|resume|cv|submission)\b|\byou(?:'ve| have|r)? (?:recently )?(?:applied|submitted|interviewed)\b|\b(?:for|after) applying\b|\bthe (?:position|role|job|vacancy|post) (?:you|that you|for which)\b|\byour (?:recent )?interview\b|\bapply(?:ing)? (?:for|to)\b`,
  ],
  aside: [
    String.raw`\b(?:verify|confirm|activate|validate) your (?:[\w-]+ ){0,2}(?:e-?mail|account|address|registration|profile)\b|\b(?:verification|security|one-time|login|sign-in|access) (?:code|link|pass(?:word|code))\b|\breset (?:your |the )?password\b|\bpassword reset\b|\bcreate (?:your |a )?(?:account|password)\b|\baccount (?:has been |was )?(?:created|activated)\b`,
    String.raw`\bwithdr(?:awn|ew|awal|awing)\b[^.]{0,40}\b(?:your|application|candidacy)\b|\byour (?:withdrawal|decision to withdraw)\b|\byou (?:have )?withdr(?:awn|ew)\b|\bapplication (?:has been|was) withdrawn\b`,
    String.raw`\b(?:finish|continue|resume|incomplete|unfinished) (?:your |the |an )?(?:draft )?application\b|\b(?:haven't|have not|not yet|didn't) (?:yet )?(?:finish\w*|complet\w+|submit\w*)\b[^.]{0,30}\bapplication\b|\bapplication (?:is |remains )?(?:incomplete|unfinished|not (?:yet )?(?:complete|submitted|finished))\b|\byou(?:'ve| have)? started (?:an|your) application\b`,
    String.raw`\bsurvey\b|\brate your\b|\bhow (?:was|did) (?:your|we|you)\b|\b(?:hear|feedback|tell us) about your (?:[\w-]+ ){0,3}experience\b|\bshare your (?:feedback|experience)\b`,
  ],
  closing: [
    String.raw`(?:(?:with )?(?:kind|best|warm|kindest|warmest|many)? ?(?:regards|wishes)|all the best|sincerely|yours (?:sincerely|faithfully|truly)|cheers|best|thanks|many thanks|thank you|warmly|cordially|respectfully|talk soon|sent from my \w+|get outlook for \w+|with (?:kind |best |warm )?(?:regards|wishes))`,
  ],
}
