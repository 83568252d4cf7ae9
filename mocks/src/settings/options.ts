import type { SelectListsWire } from '@portal/domain/settings';

/** ISO 3166-1: every country and territory. */
const COUNTRIES =
  'AF AX AL DZ AS AD AO AI AQ AG AR AM AW AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BQ BA BW BV BR IO BN BG BF BI CV KH CM CA KY CF TD CL CX CC CN CO KM CG CD CK CR CI HR CU CW CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FK FO FJ FI FR GF PF TF GA GM GE DE GH GI GR GL GD GP GU GT GG GN GW GY HT HM VA HN HK HU IS IN ID IR IQ IE IM IL IT JM JP JE JO KZ KE KI KP KR KW KG LA LV LB LS LR LY LI LT LU MO MG MW MY MV ML MT MH MQ MR MU YT MX FM MD MC MN ME MS MA MZ MM NA NR NP NL NC NZ NI NE NG NU NF MK MP NO OM PK PW PS PA PG PY PE PH PN PL PT PR QA RE RO RU RW BL SH KN LC MF PM VC WS SM ST SA SN RS SC SL SG SX SK SI SB SO ZA GS SS ES LK SD SR SJ SE CH SY TW TJ TZ TH TL TG TK TO TT TN TR TM TC TV UG UA AE GB US UM UY UZ VU VE VN VG VI WF EH YE ZM ZW';

/** ISO 639-1: every language with a code of two letters. */
const LANGUAGES =
  'ab aa af ak sq am ar an hy as av ae ay az bm ba eu be bn bi bs br bg my ca ch ce ny zh cu cv kw co cr hr cs da dv nl dz en eo et ee fo fj fi fr fy ff gd gl lg ka de el kl gn gu ht ha he hz hi ho hu is io ig id ia ie iu ik ga it ja jv kn kr ks kk km ki rw ky kv kg ko kj ku lo la lv li ln lt lu lb mk mg ms ml mt gv mi mr mh mn na nv nd nr ng ne no nb nn oc oj or om os pi ps fa pl pt pa qu ro rm rn ru se sm sg sa sc sr sn sd si sk sl so st es su sw ss sv tl ty tg ta tt te th bo ti to ts tn tr tk tw uk ur ug uz ve vi vo wa cy wo xh yi yo za zu';

const byText = (a: { Text: string }, b: { Text: string }) => a.Text.localeCompare(b.Text, 'en');

const named = (type: 'region' | 'language', codes: string) => {
  const names = new Intl.DisplayNames('en', { type });
  return codes.split(' ').map((code) => ({ code, Text: names.of(code) ?? code }));
};

/** `(UTC+11:00) Australia/Sydney`, as the server writes a zone. */
export function zoneWithUtc(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
  return `(UTC${offset || '+00:00'}) ${zone}`;
}

const read = new Map<number, SelectListsWire>();

/**
 * The select lists of the profile, as long as those of a real school; created when they are first requested, once for
 * each year.
 */
export function optionsWire(at: Date): SelectListsWire {
  const known = read.get(at.getUTCFullYear());
  if (known) return known;
  const year = at.getUTCFullYear();
  const options: SelectListsWire = {
    TimeZones: Intl.supportedValuesOf('timeZone').map((zone) => ({ Value: zone, Text: zoneWithUtc(zone, at) })),
    Genders: [
      { Value: 'F', Text: 'Female' },
      { Value: 'M', Text: 'Male' },
      { Value: 'X', Text: 'Another gender' },
    ],
    Countries: named('region', COUNTRIES)
      .map(({ Text }, index) => ({ Value: index + 1, Text }))
      .toSorted(byText),
    FirstLanguages: named('language', LANGUAGES)
      .map(({ code, Text }) => ({ Value: code, Text }))
      .toSorted(byText),
    AgeRanges: ['Under 18', '18 to 24', '25 to 34', '35 to 44', '45 to 54', '55 or over'].map((Text, index) => ({
      Value: index + 1,
      Text,
    })),
    EnglishStartYears: Array.from({ length: 60 }, (_, i) => ({ Value: year - i, Text: `${year - i}` })),
  };
  read.set(year, options);
  return options;
}
