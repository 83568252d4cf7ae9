/** Advice on the docs page of a kit component, in addition to the information from its sources. */
export interface Advice {
  /** When not to use it, and what to use instead. */
  notFor: string;
  good: string;
  bad: string;
}

/** The advice by folder of the component. Every component of the kit needs an entry. */
export const ADVICE: Readonly<Record<string, Advice>> = {
  Accordion: {
    notFor:
      'Do not use it for two or three lines that fit on the page, or for what everybody needs: show that instead.',
    good: 'Say in the header what is inside, and how much of it.',
    bad: 'Do not nest more than one level, and do not put another button into the header.',
  },
  ActionMenu: {
    notFor: 'Do not use it for a single action (use Button), or for the main action of a row.',
    good: 'Begin each entry with a verb; put an action that deletes something last.',
    bad: 'Do not hide the action that most students come for.',
  },
  Alert: {
    notFor:
      'Do not use it for a small success (use Toast), an error of one field (use FieldError) or a message from the school (use Banner).',
    good: 'Say in the title what happened and in the text what to do; put it above what it is about.',
    bad: 'Do not use danger for information: it interrupts a screen reader.',
  },
  Art: {
    notFor: 'Do not use it as an icon, or beside content.',
    good: 'Use at most one per page, with words that say the same.',
    bad: 'Do not use the tick for anything except done or booked.',
  },
  AttachmentChip: {
    notFor: 'Do not use it for a refused file (use FieldError), or for a list of materials (use ListRow).',
    good: 'Show the name and the size, so that students recognise the file.',
    bad: 'Do not cut off the file extension.',
  },
  Avatar: {
    notFor: 'Do not use it for courses or schools, or as an icon.',
    good: 'Put the name beside it.',
    bad: 'Do not choose the tint yourself: it comes from the name.',
  },
  Banner: {
    notFor: 'Do not use it for what the student has just done (use Alert or Toast).',
    good: 'Show one message in one tint, at the top of the page.',
    bad: 'Do not stack several: BannerCarousel shows them one at a time.',
  },
  BannerCarousel: {
    notFor: 'Do not use it for a single message (use Banner), or for messages that must all be read.',
    good: 'Keep the messages about the same length: the tallest sets the height.',
    bad: 'Do not put a form or a dialog into it.',
  },
  Button: {
    notFor: 'Do not use it to go to another page (use ButtonLink or TextLink).',
    good: 'Use a verb and its object, three words at most; use one primary button per card.',
    bad: 'Do not use danger outside a confirm dialog, and do not disable a button without a reason beside it.',
  },
  ButtonLink: {
    notFor: 'Do not use it to change data (use Button), or for a link in a sentence (use TextLink).',
    good: 'Use it for the next step when that step is another page.',
    bad: 'Do not put two primary ones side by side.',
  },
  Card: {
    notFor: 'Do not use it to decorate a single line, or inside another card (use rows).',
    good: 'Use one card per subject, with its heading at the top.',
    bad: 'Do not nest cards, and do not give one its own shadow.',
  },
  ChipTabs: {
    notFor: 'Do not use it for the main parts of a page (use Tabs), or for two or three equal choices (use Segmented).',
    good: 'Use short names, the most used first.',
    bad: 'Do not use it as a filter of which several can be on.',
  },
  ChoiceCard: {
    notFor: 'Do not use it for more than about six choices (use SelectField or ComboField).',
    good: 'Say in each card what is different, and why a disabled one is disabled.',
    bad: 'Do not go to the next step automatically when one is chosen.',
  },
  ComboField: {
    notFor: 'Do not use it for a short list (use SelectField), or for free text (use TextField).',
    good: 'Use it where students know the name of what they look for, such as a city.',
    bad: 'Do not sort the list in any order other than alphabetical.',
  },
  ConfirmDialog: {
    notFor: 'Do not use it for what can be undone: do it, and offer to undo it.',
    good: 'Name the object and the consequence; put the safe button first.',
    bad: 'Do not label the buttons Yes and No.',
  },
  DateField: {
    notFor: 'Do not use it for a time of day (use TimeSlots), or for a day of this week (use WeekStrip).',
    good: 'Set the allowed range, so that the field can explain an error.',
    bad: 'Do not write the format into the label: the hint shows it.',
  },
  Dialog: {
    notFor:
      'Do not use it for a form or a long text (use Sheet), or for a message that can stay on the page (use Alert).',
    good: 'Write one or two sentences, and buttons that say what they do.',
    bad: 'Do not open one from another, or before the student has pressed something.',
  },
  EmptyState: {
    notFor: 'Do not use it for a failure (use Alert), or while something loads (use Skeleton).',
    good: 'Say why there is nothing, and offer one next step if there is one.',
    bad: 'Do not blame the student, and do not leave a heading above it that promises content.',
  },
  FactLine: {
    notFor: 'Do not use it for facts that need a label (use FactList), or for parts of a sentence.',
    good: 'Show two to four short facts, the most important one first.',
    bad: 'Do not type a dot between two facts: it would remain at the end of a line.',
  },
  FactList: {
    notFor: 'Do not use it for rows that can be pressed (use ListRow), or for text of several sentences.',
    good: 'Use a short label, and show the value in full.',
    bad: 'Do not show a row without a value.',
  },
  Field: {
    notFor: 'Do not use it by itself in a form: TextField, SelectField and the others contain it.',
    good: 'Use it around a control that the kit does not have.',
    bad: 'Do not repeat the label in the placeholder.',
  },
  Gauge: {
    notFor: 'Do not use it for progress within a row (use ProgressBar), or for something without an end.',
    good: 'Say below it what the percentage is of.',
    bad: 'Do not show more than four side by side.',
  },
  IconButton: {
    notFor: 'Do not use it for an action that needs words (use Button), or to go to another page (use IconLink).',
    good: 'Give it a label for screen readers that names the action and its object.',
    bad: 'Do not use an icon that the portal uses for something else.',
  },
  IconLink: {
    notFor: 'Do not use it for an action on this page (use IconButton).',
    good: 'Give it a label that names the page it leads to.',
    bad: 'Do not use it where a word fits: TextLink is clearer.',
  },
  LazyPart: {
    notFor:
      'Do not use it for data that could not be fetched (use LoadError): it is only for code that is loaded on demand.',
    good: 'Show the error in place of the part, with a button to try again.',
    bad: 'Do not put a form into it: typed text would be lost.',
  },
  ListRow: {
    notFor: 'Do not use it for facts that lead nowhere (use FactList), or for a choice (use ChoiceCard).',
    good: 'Make the whole row one target; put it into a RowList in a flush card.',
    bad: 'Do not put a second link into a row that is a link.',
  },
  PanelSkeleton: {
    notFor:
      'Do not use it for a page (use the page’s own skeleton), or for a wait of less than half a second after a press.',
    good: 'Show as many rows as there usually are.',
    bad: 'Do not put text into it.',
  },
  PasswordField: {
    notFor: 'Do not use it for codes that are read from an email (use TextField).',
    good: 'State the rules in the hint, before the student types.',
    bad: 'Do not ask for the password twice where it can be shown.',
  },
  ProgressBar: {
    notFor: 'Do not use it for waiting (use Spinner), or for a page about progress (use Gauge).',
    good: 'Put the numbers beside it as text.',
    bad: 'Do not use its colour to tell good from bad.',
  },
  QuotaBars: {
    notFor: 'Do not use it for more than eight: words alone are enough.',
    good: 'Put “3 of 4 used” beside it.',
    bad: 'Do not make the bars clickable.',
  },
  ReadMore: {
    notFor: 'Do not use it for a list (use ShortList), or for text that everybody needs.',
    good: 'Cut the text off after a whole word.',
    bad: 'Do not hide a single word behind it.',
  },
  SearchField: {
    notFor: 'Do not use it to choose from a list (use ComboField).',
    good: 'Say in the placeholder what is searched; show the results below as they arrive.',
    bad: 'Do not add a button: typing starts the search.',
  },
  Section: {
    notFor: 'Do not use it for a group within a card (use a heading there).',
    good: 'Use a heading of one to three words, with at most one link beside it.',
    bad: 'Do not skip a heading level.',
  },
  Segmented: {
    notFor: 'Do not use it for the main parts of a page (use Tabs), or for more than three choices (use ChipTabs).',
    good: 'Use two or three words of about the same length.',
    bad: 'Do not use it to turn something on and off (use SwitchField).',
  },
  SelectField: {
    notFor:
      'Do not use it for two or three choices that should be visible (use ChoiceCard), or for hundreds (use ComboField).',
    good: 'Put the choices in an order that students know.',
    bad: 'Do not preselect a choice where a wrong one does harm.',
  },
  Sheet: {
    notFor: 'Do not use it for a yes-or-no question (use Dialog), or for a whole task with its own URL (use a page).',
    good: 'Give it one task, with the buttons at the end.',
    bad: 'Do not lose typed text when it closes.',
  },
  ShortList: {
    notFor: 'Do not use it for hundreds of items (use a list with pages).',
    good: 'Show as many items as fit half a phone screen.',
    bad: 'Do not sort important items to the end, where Show more hides them.',
  },
  Skeleton: {
    notFor: 'Do not use it after a press (Button shows that it is busy).',
    good: 'Match the size of the content, so that nothing jumps; use one SkeletonGroup for the whole page.',
    bad: 'Do not draw every word.',
  },
  Spinner: {
    notFor: 'Do not use it for a page or a list that loads (use Skeleton).',
    good: 'Put a label beside it.',
    bad: 'Do not show two at the same time.',
  },
  Status: {
    notFor: 'Do not use it for a property of an item (use Tag).',
    good: 'Show glyph and words together: colour or shape alone is not enough.',
    bad: 'Do not add a kind: the existing ones cover all states of progress.',
  },
  StepFooter: {
    notFor: 'Do not use it for a form with one step.',
    good: 'Put Back on the left and Next on the right; Next says where it leads.',
    bad: 'Do not hide Next: say what is missing.',
  },
  StepHeader: {
    notFor: 'Do not use it for pages that can be visited in any order (use Tabs).',
    good: 'Number the steps, and give each a question as its title.',
    bad: 'Do not change the number of steps without saying so.',
  },
  SwitchField: {
    notFor: 'Do not use it for a choice that takes effect only after Save.',
    good: 'Use a label that is true when the switch is on.',
    bad: 'Do not use negative labels.',
  },
  Tabs: {
    notFor: 'Do not use it for steps (use StepHeader), or for a filter (use ChipTabs).',
    good: 'Use two to five tabs of one or two words; put what most students need first.',
    bad: 'Do not put tabs inside tabs: use Segmented.',
  },
  Tag: {
    notFor: 'Do not use it for a state of progress (use Status), or as a button.',
    good: 'Use one or two words.',
    bad: 'Do not put more than two on an item.',
  },
  TextArea: {
    notFor: 'Do not use it for a single line (use TextField).',
    good: 'Show as many rows as an answer usually has.',
    bad: 'Do not cut off text that is too long: say how much too long it is.',
  },
  TextField: {
    notFor: 'Do not use it for passwords, dates, searches or choices: each has its own field.',
    good: 'Put a label above it that stays visible, and set the right keyboard type.',
    bad: 'Do not use a placeholder in place of a label.',
  },
  TextLink: {
    notFor: 'Do not use it for an action (use a ghost Button), or for the next step (use ButtonLink).',
    good: 'Use words that say where it leads, even without the sentence around them.',
    bad: 'Do not write “click here”, and do not put a link into a heading.',
  },
  TimeSlots: {
    notFor: 'Do not use it to choose the day (use WeekStrip or DateField).',
    good: 'Say once which zone the times are in.',
    bad: 'Do not show times that are taken.',
  },
  Toast: {
    notFor: 'Do not use it for errors, or for anything that must be read (use Alert).',
    good: 'Say in two or three words what has just been done.',
    bad: 'Do not make it the only way to reach something: it disappears after six seconds.',
  },
  TwoColumnSkeleton: {
    notFor: 'Do not use it for text alone (use Skeleton).',
    good: 'Use the same picture size and number of lines as the row that will appear.',
    bad: 'Do not put it outside a SkeletonGroup.',
  },
  VisuallyHidden: {
    notFor: 'Do not use it for words that everybody needs.',
    good: 'Add what a picture or position tells students who can see it.',
    bad: 'Do not repeat what is read out anyway.',
  },
  WeekStrip: {
    notFor: 'Do not use it for days beyond a week (use DateField).',
    good: 'Mark the days that have something scheduled.',
    bad: 'Do not disable a day only because it is empty.',
  },
};
