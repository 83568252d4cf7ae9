/** Account/ShowVideoClassAndMeeting (contract 3.2). */
export interface MenuFlagsWire {
  ShowVideo: { Result: boolean };
  ShowLiveClass: { Result: boolean };
  ShowTeacherMeeting: { Result: boolean };
}
