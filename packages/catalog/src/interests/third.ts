/** A part of the IAB Content Taxonomy 3.1 (IAB Tech Lab, CC BY 3.0), cut as `../interests.ts` says. */
export const THIRD = `
596 Technology & Computing
  597 Artificial Intelligence
  598 Augmented Reality
  599 Computing
    600 Computer Networking
    601 Computer Peripherals
    602 Computer Software and Applications
      W3CW2J Productivity
      603 3-D Graphics
      608 Antivirus Software
      609 Browsers
      610 Computer Animation
      611 Databases
      612 Desktop Publishing
      613 Digital Audio
      WQC6HR Maps & Navigation
      614 Graphics Software
      615 Operating Systems
      604 Photo Editing Software
      605 Shareware and Freeware
      606 Video Software
      607 Web Conferencing
    616 Data Storage and Warehousing
    617 Desktops
    618 Information and Network Security
    619 Internet
      620 Cloud Computing
      623 Email
      624 Internet for Beginners
      625 Internet of Things
      626 IT and Internet Support
      627 Search
      628 Social Networking
      629 Web Design and HTML
      621 Web Development
      622 Web Hosting
    630 Laptops
    631 Programming Languages
  632 Consumer Electronics
    633 Cameras and Camcorders
    634 Home Entertainment Systems
    635 Smartphones
    636 Tablets and E-readers
    637 Wearable Technology
  638 Robotics
  639 Virtual Reality
653 Travel
  654 Travel Accessories
  655 Travel Locations
    656 Africa Travel
    657 Asia Travel
    658 Australia and Oceania Travel
    659 Europe Travel
    660 North America Travel
    661 Polar Travel
    662 South America Travel
  663 Travel Preparation and Advice
  664 Travel Type
    665 Adventure Travel
    672 Air Travel
    673 Beach Travel
    674 Bed & Breakfasts
    675 Budget Travel
    676 Business Travel
    677 Camping
    678 Cruises
    679 Day Trips
    666 Family Travel
    667 Honeymoons and Getaways
    668 Hotels and Motels
    669 Rail Travel
    670 Road Trips
    671 Spas
680 Video Gaming
  681 Console Games
  682 eSports
  683 Mobile Games
  684 PC Games
  685 Video Game Genres
    686 Action Video Games
    691 Action-Adventure Video Games
    692 Adventure Video Games
    ZJG29S Casino and Gambling Video Games
    693 Casual Games
    694 Educational Video Games
    695 Exercise and Fitness Video Games
    VWGKS7 Family Video Games
    II436J Horror Video Games
    696 MMOs
    697 Music and Party Video Games
    698 Puzzle Video Games
    VK7KD0 Racing Video Games
    687 Role-Playing Video Games
    688 Simulation Video Games
    689 Sports Video Games
    690 Strategy Video Games
`
