import type { RosterField } from './fields';

/**
 * Every Chinese word that the importer knows, as data. Headings are compared in the form that
 * `normalizeHeading` gives: half-width, lower case, without spaces next to Chinese characters.
 */

/** Words written in one line, parted by bars. */
const words = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split('|'));

/** Headings that mean a field, the likelier first where a sheet has several. */
export const HEADINGS: Readonly<Record<RosterField, readonly string[]>> = {
  name: words(
    '姓名|员工姓名|員工姓名|名字|人员姓名|人員姓名|职工姓名|職工姓名|参加人姓名|參加人姓名|参加者',
    '參加者|参会人|參會人|参与人|與會人|人员|人員|中文名|中文姓名|姓名/name|名称|称呼|姓名全称|宾客',
    '賓客|嘉宾|嘉賓|来宾|來賓|name|full name|employee name|staff name|guest name|guest|participant',
    'attendee|chinese name|member',
  ),
  employeeNumber: words(
    '工号|工號|员工编号|員工編號|员工号|員工號|员工工号|員工工號|员工代码|員工代碼|员工id|員工id',
    '职工号|職工號|职员编号|職員編號|人员编号|人員編號|工牌号|工牌號|员工代号|員工代號|职工编号',
    '職工編號|工作证号|工作證號|人员工号|编号|編號|工号/id|employee id|employee no|employee number',
    'employee code|emp id|emp no|emp code|staff id|staff no|staff number|staff code|personnel number',
    'personnel no|badge|badge no|badge number|worker id|work id|job number|employee #|staff #|id',
  ),
  department: words(
    '部门|部門|所属部门|所屬部門|所在部门|所在部門|部门名称|部門名稱|单位|單位|所属单位|所屬單位',
    '工作单位|工作單位|科室|处室|處室|车间|車間|班组|班組|组织|組織|组织单位|事业部|事業部|团队|團隊',
    '公司/部门|部门/单位|门店|門店|department|department name|dept|dept name|division|team|unit',
    'business unit',
  ),
  phone: words(
    '手机|手機|手机号|手機號|手机号码|手機號碼|电话|電話|电话号码|電話號碼|联系电话|聯繫電話',
    '聯絡電話|联系方式|聯繫方式|聯絡方式|移动电话|行動電話|手机/电话|联系手机|本人手机|本人电话',
    '联络电话|手提電話|手提电话|phone|mobile|mobile phone|phone number|mobile number|phone no',
    'mobile no|cell|cell phone|cellphone|tel|telephone|contact number|contact no',
  ),
  sitting: words(
    '场次|場次|梯次|场|場|场别|場別|场次名称|場次名稱|所在场次|所在場次|参加场次|參加場次|参加梯次|參加梯次',
    '用餐场次|用餐場次|时段|時段|参加时段|參加時段|session|sitting|session name|sitting name|session no',
    'session number|sitting no|sitting number|time slot|slot',
  ),
  table: words(
    '桌号|桌號|桌次|桌|桌别|桌別|桌位|桌位号|桌位號|所在桌|所在桌号|席号|席號|席次|台号|臺號|台號',
    '枱號|餐桌|餐桌号|餐桌號|分桌|桌序|坐桌|第几桌|第幾桌|table|table no|table number|table #',
    'table id|table name',
  ),
  seat: words(
    '座位|座号|座號|座次|座位号|座位號|座位号码|席位|席位号|席位號|位号|位號|座席|座序|位置|椅号',
    '椅號|位次|坐位|坐位号|seat|seat no|seat number|seat #|chair|chair no|chair number',
  ),
  external: words(
    '是否家属|是否家屬|家属|家屬|是否为家属|是否為家屬|是否员工家属|是否員工家屬|眷属|眷屬|是否眷屬',
    '是否眷属|员工/家属|員工/家屬|人员类型|人員類型|人员类别|人員類別|身份|身分|与员工关系',
    '與員工關係|关系|關係|是否外部|外部|外部人员|外部人員|是否外宾|是否来宾|是否來賓|是否嘉宾',
    '是否嘉賓|家属标识|external|is external|family|is family|family member|guest type|relation',
    'relationship|dependent|dependant|visitor',
  ),
  note: words(
    '备注|備註|備注|备註|备注说明|備註說明|附注|附註|注|註|说明|說明|其他|其它|特殊要求|饮食要求',
    '飲食要求|饮食禁忌|飲食禁忌|忌口|note|notes|remark|remarks|comment|comments|memo',
  ),
};

/** Parts of longer headings (`参加活动人员姓名`) that mean a field, if the heading has none of `NOT_A_FIELD`. */
export const HEADING_PARTS: Readonly<Partial<Record<RosterField, RegExp>>> = {
  name: /姓名|(?<!department |dept |table |team |unit )\bname$/,
  employeeNumber: /工号|工號|员工编号|員工編號|\b(?:employee|staff) (?:id|no|number)\b/,
  department: /部门|部門|\bdepartment\b/,
  phone: /手机|手機|电话|電話|\b(?:mobile|phone)\b/,
  sitting: /场次|場次|梯次|\b(?:session|sitting)\b/,
  table: /桌号|桌號|桌次|\btable (?:no|number)\b/,
  seat: /座位|座号|座號|\bseat\b/,
  external: /是否.*[家眷][属屬]/,
  note: /备注|備註|\b(?:note|remark)s?\b/,
};
export const NOT_A_FIELD =
  /紧急|緊急|负责|負責|主管|上级|上級|领导|領導|经理|經理|人数|人數|数量|[家眷][属屬]的?(?:姓名|名字|手|电|電)|推荐|推薦|介绍|联系人|聯絡人|聯繫人|英文|拼音|昵称|暱稱|emergency|manager|supervisor|english|nick|user|first|last|middle|family|given|sur|company|file|event|sheet/;

/** Remarks inside a heading: `姓名（必填）`. */
export const HEADING_REMARK = /[([{<【「].*?[)\]}>】」]/g;

/** Rows that add up (`合计`, `共 52 人`, `Total: 52`), tested without spaces and in lower case. */
export const SUM_ROW =
  /^(?:合计|合計|总计|總計|小计|小計|共计|共計|累计|累計|总数|總數|总和|總和|总人数|總人數|人数|人數|人数合计|人數合計|合计人数|合計人數|合计数|汇总|彙總|(?:sub|grand)?-?total)[::]?\d*[人名位个個]?$|^共\d+[人名位]$/;

/** Lines under a list that are no guests (`注：…`, `制表人：…`). */
export const NOTE_ROW =
  /^(?:注|註|备注|備註|说明|說明|填表说明|填表說明|注意|注意事项|制表|製表|制表人|製表人|填表人|审核|審核|审核人|審核人|批准|经办人|經辦人|日期|填表日期|联系人|聯絡人|note|notes|remarks?|prepared by)\s*\d?[::]/i;

/** Values of the column that tells who isn't staff, without spaces and in lower case. */
export const EXTERNAL_YES =
  /^(?:是|对|對|有|(?:非|不是)(?:员工|員工|职工|職工|本公司).*|√|✓|✔|☑|●|y|yes|true|1|x|t|v|.*[家眷][属屬].*|外部.*|外宾|外賓|外来|來賓|来宾|嘉宾|嘉賓|客户|客戶|客人|亲属|親屬|亲友|親友|朋友|家人|配偶|妻子?|丈夫|爱人|愛人|太太|先生|子女|儿子|兒子|女儿|女兒|孩子|小孩|儿童|兒童|父亲?|父親|母亲?|母親|父母|external|family.*|guest|spouse|wife|husband|child|son|daughter|parent|visitor|partner|dependent|dependant|customer|client)$/;
export const EXTERNAL_NO =
  /^(?:否|不|不是|无|無|没有|沒有|非|n|no|none|false|0|f|n\/a|×|✗|✘|☐|○|-+|\/|—+|[^非不]*(?:员工|員工)|本人|自己|职工|職工|职员|職員|内部|內部|内部人员|內部人員|(?:非|不是)(?:家属|家屬|外部).*|正式|在职|在職|internal|employee|staff|self|regular)$/;

/** Values that mean "not known yet" in a table or seat column, without spaces and in upper case. */
export const BLANK_VALUE =
  /^(?:-+|—+|\/|无|無|未定|待定|未安排|待安排|不参加|不參加|TBD|TBA|NONE|N\/A|NA|NULL)$/;

/** What a table's or seat's number is written with, around the number (upper case, half-width, no spaces). */
export const TABLE_NUMBER =
  /^(?:(?:TABLE|NO|#|第|桌)[-.:#]?)?(.+?)(?:号桌|號桌|号台|號台|桌|号|號|台|席|#)?$/;
export const SEAT_NUMBER =
  /^(?:(?:SEAT|CHAIR|NO|#|第|座)[-.:#]?)?(.+?)(?:号座位|號座位|号座|號座|号位|號位|座位|号|號|座|位|#)?$/;
/** Tables with a label: `A3`, `VIP`, `主桌`, `A区3桌`. */
export const TABLE_LABEL = /^(?:[A-Z]{1,3}-?\d{0,3}|[\p{L}\d-]{1,11}桌)$/u;

/** A sitting by its number: `第1场`, `场次2`, `Session 3` (lower case, half-width, no spaces). */
export const SITTING_NUMBER =
  /^(?:session|sitting|no|#|第|场次|梯次|场)?[-.:#]?(.+?)(?:个?场次?|梯次|批次?|轮|号)?$/;
/** Characters of a sitting's name that simplified and traditional Chinese write differently. */
export const SIMPLIFIED: Readonly<Record<string, string>> = {
  ...{ 場: '场', 間: '间', 點: '点', 時: '时', 號: '号', 輪: '轮', 個: '个', 週: '周', 員: '员', 屬: '属' },
};
/** Dates and times of day as rosters write them, in that form with single spaces. */
export const SITTING_DATE =
  /(?:(?<year>\d{4}) ?[-/.年] ?)?(?<month>\d{1,2}) ?[-/.月] ?(?<day>\d{1,2})(?!\d)(?: ?[日号])?/;
export const SITTING_TIME =
  /(?<before>上午|早上|中午|下午|晚上|晚|am|pm)? ?(?<hour>\d{1,2})(?: ?: ?(?<minute>\d{2})(?::\d{2})?| ?[点时] ?(?:(?<said>\d{1,2})分?|(?<half>半))?| ?(?=am|pm))(?: ?(?<after>am|pm))?/;

export const AFTERNOON = /^(?:下午|晚上?|pm)$/;
export const NOON = /^中午$/;

/** Chinese numerals, as in `第三十二桌`. */
export const NUMERALS: Readonly<Record<string, number>> = {
  ...{ 〇: 0, 零: 0, 一: 1, 二: 2, 两: 2, 兩: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 },
  ...{ 壹: 1, 贰: 2, 貳: 2, 叁: 3, 參: 3, 肆: 4, 伍: 5, 陆: 6, 陸: 6, 柒: 7, 捌: 8, 玖: 9 },
};
export const NUMERAL_UNITS: Readonly<Record<string, number>> = { 十: 10, 拾: 10, 百: 100, 佰: 100 };

const YEAR_MONTH = 'yyyy"年"m"月"';
const MONTH_DAY = 'm"月"d"日"';
/** Number formats that a Chinese workbook names by number alone (ECMA-376 18.8.30, zh-cn). */
export const CHINESE_FORMATS: Readonly<Record<number, string>> = {
  27: YEAR_MONTH,
  28: MONTH_DAY,
  29: MONTH_DAY,
  30: 'm-d-yy',
  31: 'yyyy"年"m"月"d"日"',
  32: 'h"时"mm"分"',
  33: 'h"时"mm"分"ss"秒"',
  36: YEAR_MONTH,
  50: YEAR_MONTH,
  51: MONTH_DAY,
  52: YEAR_MONTH,
  53: MONTH_DAY,
  54: MONTH_DAY,
  57: YEAR_MONTH,
  58: MONTH_DAY,
};
